import type { Page } from '@playwright/test';
import { composeSite } from '@shop/cli/compose/composeSite';
import { changeSite } from '@shop/platform/site/siteFile';
import { expect, test } from '../support/test';
import { composingFixtureOnly, releaseFixture, withoutFixture } from './support/fixtureRemote';

/** Where the fixture throws, or empties an element of the page, when it is unmounted. */
const places = ['an effect', 'a layout effect', 'a ref callback'] as const;
type Place = (typeof places)[number];

interface Fault {
  place: Place | 'an effect that runs';
  /** Selects the element that is emptied; without it, an error is thrown. */
  empties?: string;
}

declare global {
  interface Window {
    fault?: Fault;
    /** Of the document that was opened. */
    openedHeader?: Element | null;
  }
}

const Faulty = `
  import { useEffect, useLayoutEffect, useState } from 'react';
  function run(place) {
    if (window.fault?.place !== place) return;
    const { empties } = window.fault;
    if (!empties) throw new RangeError('thrown in ' + place);
    document.querySelector(empties).replaceChildren();
  }
  export function Faulty({ level: Heading = 'h1', children }) {
    const [ref] = useState(() => () => () => run('a ref callback'));
    useEffect(() => {
      run('an effect that runs');
      return () => run('an effect');
    }, []);
    useLayoutEffect(() => () => run('a layout effect'), []);
    return <Heading ref={ref}>{children}</Heading>;
  }`;

/** Two pages, which the header links to, of one faulty component. */
const pages = {
  code: `
    import { useState } from 'react';
    import { Faulty } from './Faulty';
    export function Page() {
      const [path] = useState(() => location.pathname);
      return <Faulty>Fixture {path}</Faulty>;
    }`,
  files: { 'Faulty.tsx': Faulty },
  pages: ['/fixture', '/fixture-too'].map((path) => ({ path, module: './page' })),
  navigation: ['/fixture', '/fixture-too'].map((path) => ({
    place: 'header' as const,
    label: { en: path, es: path },
    path,
    order: 1,
  })),
};

/** The menu is in the HTML of the layout, which is composed. */
async function releasePages(siteDir: string) {
  await releaseFixture(siteDir, pages);
  await changeSite(siteDir, (site) => composingFixtureOnly(site));
  await composeSite(siteDir);
}

/** A widget that throws when it is unmounted, in place of the symptom checker. */
const widget = {
  code: `
    import { Faulty } from './Faulty';
    export const Page = () => <Faulty level="h2">Widget</Faulty>;`,
  files: { 'Faulty.tsx': Faulty },
  pages: [],
  widgets: [{ name: 'symptom-checker' as const, module: './page' }],
};

/** A page that shows the widget on request. */
const host = {
  name: 'mf-host',
  code: `
    import { Widget } from '@shop/shared-contract';
    import { useState } from 'react';
    export function Page() {
      const [isShown, show] = useState(false);
      return (
        <>
          <h1>Host</h1>
          <button type="button" onClick={() => show(!isShown)}>Toggle</button>
          {isShown && <Widget name="symptom-checker" props={{ headingLevel: 3 }} />}
        </>
      );
    }`,
  pages: [{ path: '/host', module: './page' }],
  uses: ['symptom-checker'],
};

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** The layout is there, the one that was opened. */
async function expectLayout(page: Page) {
  await expect(page.getByRole('banner').locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const isSame = () => document.querySelector('header') === window.openedHeader;
  expect(await page.evaluate(isSame)).toBe(true);
}

async function expectPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectLayout(page);
}

const contact = 'Talk to us';
const fixture = 'Fixture /fixture';

async function open(page: Page, address: string, fault: Fault) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((now) => {
    window.fault = now;
    window.openedHeader = document.querySelector('header');
  }, fault);
}

/** Leaves the fixture's page by a link, by Back and by Forward; ends there. */
async function leaveInEveryWay(page: Page) {
  await follow(page, 'Contact');
  await expectPage(page, contact);
  await follow(page, '/fixture');
  await expectPage(page, fixture);
  await page.goBack();
  await expectPage(page, contact);
  await page.goBack();
  await expectPage(page, fixture);
  await page.goForward();
  await expectPage(page, contact);
  await page.goBack();
  await expectPage(page, fixture);
}

test.use({ shop: 'unmount', expectedErrors: [/./] });
test.afterEach(({ site }) => changeSite(site.siteDir, withoutFixture).then(() => undefined));

for (const place of places) {
  test(`an error in ${place} of a page that is left removes nothing else`, {
    tag: '@prove',
  }, async ({ page, site }) => {
    await releasePages(site.siteDir);
    await open(page, '/fixture', { place });
    await leaveInEveryWay(page);
  });

  test(`an error in ${place} of a page and of the next one removes nothing else`, {
    tag: '@prove',
  }, async ({ page, site }) => {
    await releasePages(site.siteDir);
    await open(page, '/fixture', { place });
    await follow(page, '/fixture-too');
    await expectPage(page, 'Fixture /fixture-too');
    await page.goBack();
    await expectPage(page, fixture);
    await follow(page, 'Contact');
    await expectPage(page, contact);
  });
}

/** What it empties: elements of the layout, and its own. */
const emptied = {
  'the body': 'body',
  'the root element': '#root',
  'the layout': '#root > :first-child',
  'the header': 'header',
  'the main element': 'main',
  'its own container': '[data-remote="mf-fixture"]',
};

for (const [name, empties] of Object.entries(emptied)) {
  for (const place of ['an effect that runs', 'an effect', 'a layout effect'] as const) {
    // `npm test` has one way to empty a page, `npm run prove` the others, and errors of pages that are left.
    const details = empties === 'body' && place === 'an effect' ? {} : { tag: '@prove' };
    test(
      `a page that empties ${name} in ${place} leaves header, phone number and the next page`,
      details,
      async ({ page, site }) => {
        await releasePages(site.siteDir);
        await open(page, '/contact', { place, empties });
        await follow(page, '/fixture');
        await expect(page).toHaveURL('/fixture');
        await expectLayout(page);
        await follow(page, 'Contact');
        await expectPage(page, contact);
        await page.goBack();
        await expectLayout(page);
        await page.goForward();
        await expectPage(page, contact);
      },
    );
  }
}

test('a remote that replaces what all others use is reported to its team', async ({
  page,
  site,
}) => {
  const code = `history.replaceState = history.replaceState.bind(history);
    export const Page = () => <h1>Fixture /fixture</h1>;`;
  await releaseFixture(site.siteDir, { code });
  const reported = page.waitForEvent('console', (message) =>
    message.text().includes('replaceState was changed after mf-fixture had run'),
  );
  await page.goto('/fixture');
  await reported;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture /fixture');
});

test('a script that empties the whole document leaves header, phone number and all pages', {
  tag: '@prove',
}, async ({ page, site }) => {
  await releasePages(site.siteDir);
  await open(page, '/fixture', { place: 'an effect' });
  // React does not render meanwhile: without a head, it could not.
  await page.evaluate(() => document.documentElement.replaceChildren());
  await expectPage(page, fixture);
  await follow(page, 'Contact');
  await expectPage(page, contact);
});

test.describe('a widget on a page of another remote', () => {
  /** The fixture's widget takes the place of the symptom checker, which the shop has otherwise. */
  const replaced = 'mf-diagnostics';
  test.beforeEach(async ({ site }) => {
    await changeSite(site.siteDir, (config) => withoutFixture(config, replaced));
    await releaseFixture(site.siteDir, widget);
  });
  test.afterEach(({ shops }) => shops.closeAll());

  test('an error of the widget is not taken for one of the page that removes it', {
    tag: '@prove',
  }, async ({ page, site }) => {
    await releaseFixture(site.siteDir, host);
    await open(page, '/host', { place: 'an effect' });
    const toggle = page.getByRole('button', { name: 'Toggle' });
    await toggle.click();
    await expect(page.getByText('Widget')).toBeVisible();
    await toggle.click();
    await expect(page.getByText('Widget')).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
    await expectPage(page, 'Host');
  });

  for (const place of places) {
    test(`an error in ${place} of the widget removes nothing else`, {
      tag: '@prove',
    }, async ({ page }) => {
      await open(page, '/', { place });
      await expect(page.getByText('Widget')).toBeVisible();
      await follow(page, 'Contact');
      await expectPage(page, contact);
      await page.goBack();
      await expect(page.getByText('Widget')).toBeVisible();
      await page.goForward();
      await expectPage(page, contact);
    });
  }
});
