import { screen, waitFor, within } from '@testing-library/react';
import { findNotification, openAdmin } from './openAdmin';
import { startRealBackend } from './realBackend';
import { type SavingForm, savingForms } from './savingForms';

type Page = Awaited<ReturnType<typeof open>>;

async function open(form: SavingForm) {
  const user = await openAdmin(form.address);
  const scope = await form.open(user);
  const field = () => within(scope).getByLabelText<HTMLInputElement>(form.label);
  const button = (name: string | RegExp) => within(scope).findByRole('button', { name });
  return {
    field,
    button,
    alert: () => within(scope).findByRole('alert'),
    type: async (text: string) => {
      await user.clear(field());
      await user.type(field(), text);
    },
    press: async (name: string | RegExp) => user.click(await button(name)),
  };
}

/** Resolves once the form has saved: it is closed, or has nothing to save any more. */
const saved = async (form: SavingForm) => {
  await findNotification(/successfully|updated|saved|described/i);
  await waitFor(() => {
    const field = screen.queryByLabelText(form.label);
    if (field) expect(screen.queryByRole('button', { name: form.submit })).toBeDisabled();
    // The notification of a failure before closes by itself.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
};

/** Expects one field in conflict, with the value of the other session and the one of this session. */
function expectVersions(
  alert: HTMLElement,
  { mine, theirs }: NonNullable<SavingForm['shown']> = { mine: 'Mine', theirs: 'Theirs' },
) {
  const versions = within(alert).getAllByRole('definition');
  expect(versions).toHaveLength(2);
  expect(versions[0]).toHaveTextContent(theirs);
  expect(versions[1]).toHaveTextContent(mine);
}

const change = async (form: SavingForm, page: Page) => {
  await page.type(form.mine);
  await page.press(form.submit);
};

/** What happens to each form that changes a row. */
export function testSavingForms(chosen: readonly string[] | 'all') {
  const backend = startRealBackend();
  const isChosen = (name: string) => chosen === 'all' || chosen.includes(name);
  /** Reads the row. */
  const stored = async ({ path }: SavingForm) => {
    const [table = '', filter = ''] = path.split('?');
    const [column = '', value = ''] = filter.split('=eq.');
    const rows = await backend.query(
      `select to_jsonb(t) - 'updated_at' as row from public.${table} t where ${column}::text = '${value}'`,
    );
    return rows[0]?.['row'] as object | undefined;
  };

  describe.each(savingForms)('$file', (form) => {
    beforeEach(async () => {
      if (form.remove) await backend.exec(form.remove);
      await backend.exec(form.create);
    });
    const story = (name: string, run: (page: Page) => Promise<void>) => {
      if (!isChosen(name)) return;
      test(name, async () => {
        const page = await open(form);
        backend.takeWritten();
        await run(page);
      });
    };
    const asColleague = (body: object) => backend.asColleague('PATCH', form.path, body);

    story('unchanged: nothing is sent', async (page) => {
      const before = await stored(form);
      const submit = await page.button(form.submit);
      // A form within a page has a button that waits for a change.
      if (!submit.hasAttribute('disabled')) {
        await page.press(form.submit);
        await waitFor(() => expect(screen.queryByLabelText(form.label)).not.toBeInTheDocument());
      }
      expect(backend.takeWritten()).toEqual([]);
      expect(await stored(form)).toEqual(before);
    });

    story('the response is lost: the next press finds the change stored', async (page) => {
      backend.loseNextResponse();
      await change(form, page);
      await page.alert();
      const after = await stored(form);
      expect(after).toMatchObject(form.same);
      await page.press(form.submit);
      await saved(form);
      expect(await stored(form)).toEqual(after);
    });

    story('another session saved the same: it is saved', async (page) => {
      await asColleague(form.same);
      await change(form, page);
      await saved(form);
    });

    story('another session saved another value: both are shown, and mine is kept', async (page) => {
      await asColleague(form.theirs);
      await change(form, page);
      const alert = await page.alert();
      expect(within(alert).getByText(/^Changed by Ana, /)).toBeVisible();
      expectVersions(alert, form.shown);
      await page.press('Overwrite with mine');
      await saved(form);
      expect(await stored(form)).toMatchObject(form.same);
    });

    story('another session saved another value: theirs is taken', async (page) => {
      await asColleague(form.theirs);
      await change(form, page);
      await page.press('Use the saved version');
      await waitFor(() => expect(page.field().value).not.toBe(form.mine));
      expect(await stored(form)).toMatchObject(form.theirs);
    });

    if (form.elsewhere) {
      story('another session changed another field: both are saved', async (page) => {
        await asColleague(form.elsewhere ?? {});
        await change(form, page);
        await saved(form);
        expect(await stored(form)).toMatchObject({ ...form.same, ...form.elsewhere });
      });
    }

    if (form.remove) {
      story('another session deleted the row: what was typed stays', async (page) => {
        await backend.exec(form.remove ?? '');
        await change(form, page);
        expect(await page.alert()).toHaveTextContent(
          'This was deleted while you were working on it',
        );
        expect(page.field().value).toBe(form.mine);
      });
    }

    story('the session has ended: what was typed stays', async (page) => {
      backend.endSession();
      await change(form, page);
      await page.alert();
      expect(page.field().value).toBe(form.mine);
      expect(await stored(form)).not.toMatchObject(form.same);
    });
  });

  if (isChosen('two first edits')) {
    test('two first edits of one built-in text: both are shown, and mine is kept', async () => {
      await backend.exec("delete from public.content_blocks where page = 'home'");
      const block = savingForms.find(({ file }) => file.endsWith('BlockEditor.tsx'));
      if (!block) throw new Error('The form of a content block is missing.');
      const page = await open(block);
      const theirs = { page: 'home', identifier: 'title', content: 'Theirs' };
      await backend.asColleague('POST', 'content_blocks', theirs);
      await change(block, page);
      expectVersions(await page.alert());
      await page.press('Overwrite with mine');
      await saved(block);
      const rows = await backend.query(
        "select content from public.content_blocks where page = 'home'",
      );
      expect(rows).toEqual([{ content: 'Mine' }]);
    });
  }
}
