import { guardedSections } from '../../mf-admin/src/admin/sections';
import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';
import { publicPages } from '../web/support/publicPages';
import { fillShop } from './support/busyShop';
import { crawl, type Found, nameOf } from './support/crawl';
import { Presses } from './support/effects';
import { exceptions } from './support/exceptions';
import { staffPages } from './support/staffPages';

test.use({
  // What a press sends may be refused, as a second setting of the rights that this account has given up.
  expectedErrors: [/./],
});
test.describe.configure({ mode: 'parallel' });

/** What each law asks of a control; it is broken where the answer is false. */
const laws: Readonly<Record<string, (control: Found) => boolean>> = {
  'is disabled and says why': ({ isEnabled, reason }) => isEnabled || reason !== '',
  'has an effect that is seen': ({ effect }) => !effect || effect.seen.length > 0,
  'has an effect that is announced': ({ effect }) => !effect || effect.announced.length > 0,
  'answers in the task of the press': ({ effect }) => !effect || effect.inTask.length > 0,
};

function expectLaws(area: string, found: readonly Found[]) {
  const known = exceptions.filter((each) => each.area === area);
  const used = new Set<object>();
  const broken: Record<string, string[]> = {};
  for (const [law, holds] of Object.entries(laws)) {
    broken[law] = found
      .filter((control) => !holds(control))
      .filter(({ key }) => {
        const exception = known.find((each) => each.law === law && each.control.test(key));
        if (exception) used.add(exception);
        return !exception;
      })
      .map(({ key, place, effect }) => `${nameOf(place)} → ${key} ${effect?.problem ?? ''}`.trim());
  }
  expect.soft(broken).toEqual(Object.fromEntries(Object.keys(laws).map((law) => [law, []])));
  // An exception that nothing needs any more goes.
  expect.soft(known.filter((each) => !used.has(each))).toEqual([]);
  expect(found.filter(({ effect }) => effect).length).toBeGreaterThan(2);
}

// The address of no page shows the frame that all pages of staff share, which is pressed once.
for (const section of ['no-page', ...guardedSections]) {
  test.describe(() => {
    test.use({ shop: `controls of ${section}`, html: 'bare' });

    test(`each control of staff’s ${section} has an effect, or says why not`, {
      tag: '@prove',
    }, async ({ page, site }) => {
      test.setTimeout(timeLimit(900_000));
      await fillShop(site);
      const presses = await Presses.of(page);
      const open = staffPages(page, site, presses);
      const area = { page, presses, open, part: 'main' as const, depth: 2 };
      const address = (name: string) => `/admin/${name}`;
      const isInArea = (path: string) => path.startsWith(address(section));
      const frame =
        section === 'no-page'
          ? []
          : await crawl({ ...area, isInArea, depth: -1, pressed: new Set() }, [address('no-page')]);
      const pressed = new Set(frame.map(({ key }) => key));
      expectLaws(section, await crawl({ ...area, isInArea, pressed }, [address(section)]));
    });
  });
}

test.describe(() => {
  test.use({ shop: 'controls of visitors', html: 'composed' });

  test('each control of visitors’ pages has an effect, or says why not', {
    tag: '@prove',
  }, async ({ page, site }) => {
    test.setTimeout(timeLimit(1_800_000));
    const presses = await Presses.of(page);
    const open = async (address: string) => {
      await page.goto(address);
      await expectHydrated(page);
      await presses.settle();
    };
    const pages = (await publicPages(site)).filter((path) => !/^\/es(\/|$)/.test(path));
    const area = { page, presses, open, part: 'body' as const, depth: 2 };
    const found = await crawl({ ...area, pressed: new Set(), isInArea: () => false }, pages);
    expectLaws('visitors', found);
  });
});
