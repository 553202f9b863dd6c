import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type Backend, createBackend } from '@shop/backend/lite/createBackend';
import { accountRules } from '@shop/backend/shopPolicy';
import { root } from '@shop/platform/machine/paths';
import { changeSite } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import { product } from '../../support/products';
import { RunningSite } from '../../support/runningSite';
import { publicFiles, publishOnce, type Shop } from './publishOnce';

const PAGES = ['/', '/tires/all', '/contact'];

async function withDatabase<T>({ dataDir }: Shop, task: (backend: Backend) => Promise<T>) {
  const backend = await createBackend({
    dataDir,
    projectDir: path.join(root, 'supabase'),
    accountRules,
  });
  try {
    return await task(backend);
  } finally {
    await backend.close();
  }
}

const unpublished = (shop: Shop) =>
  withDatabase(shop, ({ query }) =>
    query(`select id from public.publications where state <> 'published'`),
  );

/** What staff save: a title, a product and the phone number. */
const save = (shop: Shop) =>
  withDatabase(shop, async ({ query }) => {
    const { name, description, price, category, image_url } = product();
    await query(`insert into public.content_blocks (page, identifier, content)
      values ('home', 'hero_title', 'Wheels that hold')`);
    await query(`update public.settings set value = '+14045550100' where key = 'phone'`);
    await query(
      `insert into public.products (name, description, price, category, image_url)
       values ($1, $2, $3, $4, $5)`,
      [name, description, price, category, image_url],
    );
  });

/** A shop of a few pages with unpublished saves, and its files after an undisturbed run. */
export async function unpublishedShop() {
  const site = await RunningSite.start('composed');
  await site.kill();
  const { siteDir, folder } = site;
  await changeSite(siteDir, (live) => ({
    ...live,
    remotes: live.remotes.map((remote) => ({
      ...remote,
      live: {
        ...remote.live,
        prerender: (remote.live.prerender ?? []).filter((page) => PAGES.includes(page)),
      },
    })),
  }));
  // Each page is some writes more to be killed at.
  await withDatabase(site, ({ query }) => query('delete from public.products'));
  await publishOnce(site);
  await save(site);
  const before = publicFiles(siteDir);
  const copyOf = (name: string): Shop => {
    const copy = path.join(folder, name);
    for (const part of ['site', 'data']) copySite(path.join(folder, part), path.join(copy, part));
    return { siteDir: path.join(copy, 'site'), dataDir: path.join(copy, 'data') };
  };
  const undisturbed = copyOf('undisturbed');
  expect(await publishOnce(undisturbed)).toBe(false);
  const after = publicFiles(undisturbed.siteDir);
  return { site, before, after, copyOf };
}

export type UnpublishedShop = Awaited<ReturnType<typeof unpublishedShop>>;

/**
 * What changes with site.json, in one step; a content file lies there before a page names it, and pages of products
 * follow.
 */
const changing = (files: Map<string, string>) =>
  Object.fromEntries([...files].filter(([file]) => !/^(content|\.content-pages)\//.test(file)));

/** All pages are those before or those after publishing, and site.json names an existing file. */
function expectWhole({ before, after }: UnpublishedShop, { siteDir }: Shop) {
  const files = publicFiles(siteDir);
  expect([before, after].map(changing)).toContainEqual(changing(files));
  const { content } = JSON.parse(files.get('site.json') ?? '') as { content: string };
  expect([...files.keys()]).toContain(`content/${content}.json`);
}

/**
 * Kills publishing before its n-th write, and lets the next run finish.
 * @returns false when publishing ended before that write
 */
export async function interruptPublishing(shop: UnpublishedShop, killAt: number): Promise<boolean> {
  const copy = shop.copyOf(`killed-${killAt}`);
  try {
    if (!(await publishOnce(copy, killAt))) return false;
    expectWhole(shop, copy);
    // The outcome is recorded last. Files that are written after it are not part of the site.
    if ((await unpublished(copy)).length === 0) {
      expect(publicFiles(copy.siteDir), 'recorded before it was published').toEqual(shop.after);
    }
    expect(await publishOnce(copy)).toBe(false);
    expect(publicFiles(copy.siteDir)).toEqual(shop.after);
    expect(await unpublished(copy)).toEqual([]);
    return true;
  } finally {
    rmSync(path.dirname(copy.siteDir), { recursive: true, force: true });
  }
}
