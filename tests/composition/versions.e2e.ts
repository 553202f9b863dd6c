import type { Page } from '@playwright/test';
import { changeSite } from '@shop/platform/site/siteFile';
import { expect, test } from '../support/test';
import {
  type Fixture,
  forceFixture,
  releaseFixture,
  withoutFixture,
} from './support/fixtureRemote';

test.use({ shop: 'versions', expectedErrors: [/./] });
test.afterEach(({ site }) => changeSite(site.siteDir, withoutFixture).then(() => undefined));

/** `npm test` takes older versions, `npm run prove` newer ones too. */
const onlyInProof = (isProof: boolean) => (isProof ? { tag: '@prove' } : {});

async function expectLayout(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** A page that needs what is shared: React's state, the language, the shop's facts. */
const sharing = `import { useState } from 'react';
import { formatPhone, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
export function Page() {
  const [presses, setPresses] = useState(0);
  const { language } = useLanguage();
  const { phone } = useShop();
  return (
    <>
      <h1>Shared: {language} {formatPhone(phone)}</h1>
      <button type="button" onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
    </>
  );
}`;

for (const [what, ranges] of [
  ['an incompatible major of React', { react: '^18.2.0', 'react-dom': '^18.2.0' }],
  ['an older shared-i18n', { '@shop/shared-i18n': '^0.9.0' }],
  ['a newer shared-i18n', { '@shop/shared-i18n': '^1.9.0' }],
] as const) {
  const title = `a release built against ${what} is rejected, and runs with the singletons of the shell when it is live`;
  test(title, onlyInProof(!what.includes('React')), async ({ page, site }) => {
    const fixture: Fixture = { code: sharing, ranges };
    await expect(releaseFixture(site.siteDir, fixture)).rejects.toThrow(/it needs .*; the shell/);

    await forceFixture(site.siteDir, fixture);
    await page.goto('/fixture');
    // There is one copy of the singletons, that of the shell, and code that works with it works.
    await expect(page.getByRole('heading', { name: 'Shared: en (770) 555-0123' })).toBeVisible();
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await expectLayout(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(/^Contact/);
  });
}

/** Another release of the components, bundled by the remote that uses it. */
const otherComponents = (border: string): Fixture => ({
  copies: { 'shared-ui/src': 'components' },
  files: {
    'components/actions/Other.module.css': `.other { border: ${border} solid rgb(1, 2, 3); }`,
    'components/actions/Button.tsx': `import styles from './Other.module.css';
      export const Button = (props: object) => (
        <button type="button" className={styles.other} {...props} />
      );`,
  },
  code: `import { Button } from './components/actions/Button';
    import { Card } from './components/layout/Card';
    export const Page = () => <><h1>Other components</h1><Card><Button>Ours</Button></Card></>;`,
});

const looks = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    const styles = getComputedStyle(button);
    return [...styles].map((property) => `${property}: ${styles.getPropertyValue(property)}`);
  });

for (const [age, border] of [
  ['older', '1px'],
  ['newer', '9px'],
] as const) {
  const title = `a remote with ${age} components keeps its own styles and changes no other app’s`;
  test(title, { tag: '@prove' }, async ({ page, site }) => {
    // A font that loads during the measurements would change sizes.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/diagnostics');
    const button = 'Get Diagnostic Results';
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    const alone = await looks(page, button);

    await releaseFixture(site.siteDir, otherComponents(border));
    await page.goto('/fixture');
    await expect(page.getByRole('button', { name: 'Ours' })).toHaveCSS('border-top-width', border);
    await expectLayout(page);
    // Without a reload, so that both releases' styles are in the document.
    await page.evaluate(() => {
      history.pushState(null, '', '/diagnostics');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    expect(await looks(page, button)).toEqual(alone);
  });
}
