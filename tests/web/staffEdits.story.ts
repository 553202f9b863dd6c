import { compose } from '../../tooling/compose/compose';
import { changeSite } from '../../tooling/release/siteFile';
import type { RunningSite } from '../support/runningSite';
import { expect, story } from '../support/story';

story.use({ shop: 'staff edits' });

const TITLE = 'Wheels that <b>hold</b>';

async function set(site: RunningSite, table: string, query: string, change: object) {
  const address = `/rest/v1/${table}?${query}`;
  const answer = await site.api(address, { as: 'service', method: 'PATCH', body: change });
  expect(answer.ok).toBe(true);
}
const setPhone = (site: RunningSite, value: string) =>
  set(site, 'settings', 'key=eq.phone', { value });
const setTitle = (site: RunningSite, content: string) =>
  set(site, 'content_blocks', 'page=eq.home&identifier=eq.hero_title', { content });

/** Two pages are enough, in both languages. */
const onlyHomeAndContact = (site: RunningSite) =>
  changeSite(site.siteDir, (live) => ({
    ...live,
    remotes: live.remotes.map((remote) => ({
      ...remote,
      prerender: (remote.prerender ?? []).filter((path) => ['/', '/contact'].includes(path)),
    })),
  }));

story(
  'what staff have changed stands in the HTML, for visitors without scripts and search engines too',
  async ({ page, site, another }) => {
    await onlyHomeAndContact(site);
    await setPhone(site, '+14045550100');
    await setTitle(site, TITLE);
    await compose(site.siteDir, { apiOrigin: site.origin });

    const plain = await another({ javaScriptEnabled: false });
    await plain.goto(site.origin);
    await expect(plain.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(plain.getByRole('banner').getByText('(404) 555-0100')).toBeVisible();
    for (const path of ['/', '/es/contact']) {
      const html = await (await fetch(site.origin + path)).text();
      expect(html).toContain('"telephone":"+14045550100"');
      expect(html).not.toMatch(/555-?0123/);
    }

    // A hydration that meets other words is an error on the console.
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(TITLE);
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(heading).not.toHaveText(TITLE);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(heading).toHaveText(TITLE);

    await setPhone(site, '+14045550199');
    await setTitle(site, '');
    await page.goto('/');
    await expect(page.getByRole('banner').getByText('(404) 555-0199')).toBeVisible();
    await expect(heading).not.toHaveText(TITLE);

    // A release from a machine that does not reach the data leaves what was known.
    expect((await compose(site.siteDir, { everything: true })).failed).toEqual([]);
    expect(await (await fetch(site.origin)).text()).toContain('"telephone":"+14045550100"');
  },
);
