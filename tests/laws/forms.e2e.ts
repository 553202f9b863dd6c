import type { Page } from '@playwright/test';
import { guardedSections } from '../../mf-admin/src/admin/sections';
import type { RunningSite } from '../support/runningSite';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';
import { fillShop } from './support/busyShop';
import { countRows } from './support/countRows';
import { crawl, nameOf } from './support/crawl';
import { Presses } from './support/effects';
import { formExceptions } from './support/formExceptions';
import { formsOf, typeIntoEach, valuesOf } from './support/forms';
import { staffPages } from './support/staffPages';
import { type Fate, Writes } from './support/writes';

test.use({
  html: 'bare',
  // Each form is refused in every way.
  expectedErrors: [/./],
});
test.describe.configure({ mode: 'parallel' });

const FAILURES: Readonly<Record<string, Fate>> = {
  'while offline': 'offline',
  'when the backend fails': { status: 500, body: { code: 'XX000', message: 'internal' } },
  'without the rights': { status: 403, body: { code: '42501', message: 'permission denied' } },
  'after the session': { status: 401, body: { code: 'PGRST301', message: 'JWT expired' } },
};

interface Opened {
  page: Page;
  site: RunningSite;
  presses: Presses;
  writes: Writes;
}

const find = async (page: Page, key: string) =>
  (await formsOf(page)).find((form) => form.key === key);

/** Law 1: what is unchanged sends nothing. A form that adds refuses what is empty, in words. */
async function breaksUnchanged({ page, presses, writes }: Opened, key: string, at: number) {
  const submit = (await find(page, key))?.submits[at];
  // Why it is disabled is a law of controls.
  if (!submit || !(await submit.isEnabled())) return [];
  await writes.start('aborted');
  const { announced } = await presses.press(submit);
  const sent = await writes.end();
  const isClosed = (await find(page, key)) === undefined;
  return [
    ...(sent.length > 0 ? [`unchanged: sends ${sent.join(', ')}`] : []),
    ...(sent.length === 0 && !isClosed && announced.length === 0 ? ['unchanged: no answer'] : []),
  ];
}

/** Laws 4 and 3: what is typed stays and the failure is said; after a lost answer the next press adds nothing. */
async function breaksFailing(opened: Opened, key: string, at: number) {
  const { page, site, presses, writes } = opened;
  const form = await find(page, key);
  if (!form?.submits[at]) return ['cannot be opened twice'];
  if ((await typeIntoEach(form)) === 0) return ['has no field to type into'];
  // What is chosen with buttons is still missing; why it is disabled is a law of controls.
  if (!(await (await find(page, key))?.submits[at]?.isEnabled())) return [];
  const values = JSON.stringify(await valuesOf(form));
  const broken: string[] = [];
  // What is typed may bring or take away buttons: its own is found again.
  const press = async () => {
    const submit = (await find(page, key))?.submits[at];
    if (!submit) throw new Error(`${key}: its button is gone`);
    return presses.press(submit);
  };
  const stays = async (name: string) => {
    const now = await find(page, key);
    if (now && JSON.stringify(await valuesOf(now)) === values) return true;
    broken.push(`${name}: what was typed is gone`);
    return false;
  };
  for (const [name, fate] of Object.entries(FAILURES)) {
    await writes.start(fate);
    const { announced } = await press();
    const sent = await writes.end();
    // Before it saves, a form may ask whom that concerns: offline it gets no answer.
    const hasFailedBefore = name === 'while offline' && writes.hasAsked();
    if (sent.length === 0 && !hasFailedBefore)
      return [...broken, `${name}: sends nothing, says ${announced}`];
    if (announced.length === 0) broken.push(`${name}: nothing is said`);
    if (!(await stays(name))) return broken;
  }
  await writes.start('lost');
  const { announced } = await press();
  await writes.end();
  if (announced.length === 0) broken.push('the answer is lost: nothing is said');
  if (!(await stays('the answer is lost'))) return broken;
  const stored = await countRows(site);
  await press();
  if ((await countRows(site)) !== stored) broken.push('after a lost answer: a second row');
  return broken;
}

for (const section of guardedSections) {
  test.describe(() => {
    test.use({ shop: `forms of ${section}` });

    test(`each form of staff’s ${section} sends nothing unchanged, and keeps what is typed`, {
      tag: '@prove',
    }, async ({ page, site }) => {
      test.setTimeout(timeLimit(1_200_000));
      await fillShop(site);
      const presses = await Presses.of(page);
      const writes = await Writes.of(page);
      const openPage = staffPages(page, site, presses);
      const opened = { page, site, presses, writes };
      const known = new Set<string>();
      const broken: string[] = [];
      await crawl(
        {
          ...{ page, presses, part: 'main', depth: 2 },
          pressed: new Set(['button “Sign Out”']),
          isInArea: (path) => path.startsWith(`/admin/${section}`),
          open: async (address) => {
            await writes.end();
            await openPage(address);
            // Presses open the forms; none of them changes a row.
            await writes.start('aborted');
          },
          visit: async (place, reach) => {
            const forms = (await formsOf(page)).filter(({ key }) => !known.has(key));
            for (const { key, submits } of forms) {
              if (known.has(key)) continue;
              known.add(key);
              for (const at of submits.keys()) {
                for (const breaks of [breaksUnchanged, breaksFailing]) {
                  if (!(await reach(place))) broken.push(`${nameOf(place)} is not reached again`);
                  await writes.end();
                  const found = await breaks(opened, key, at);
                  broken.push(...found.map((each) => `${nameOf(place)}: ${key}, ${each}`));
                }
              }
            }
            return forms.length > 0;
          },
        },
        [`/admin/${section}`],
      );
      const exceptions = formExceptions.filter((each) => each.area === section);
      // A form of one section opens in others too, on some days.
      const isKnown = (text: string) => formExceptions.some(({ form }) => form.test(text));
      expect.soft(broken.filter((text) => !isKnown(text))).toEqual([]);
      // An exception that nothing needs any more goes.
      expect
        .soft(exceptions.filter(({ form }) => !broken.some((text) => form.test(text))))
        .toEqual([]);
      test.info().annotations.push({ type: 'forms', description: [...known].join('; ') });
    });
  });
}
