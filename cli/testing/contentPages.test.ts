/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFile } from '../../platform/disk/composeLedger';
import { writeContent } from '../../platform/disk/contentFiles';
import { webRoot } from '../../platform/disk/generations';
import { releaseBuilt } from '../../platform/release/releaseApps';
import { createToySite } from './toySite';

const { siteDir, target, builtShell, builtRemote, changeAndCompose, visit, remove } =
  createToySite();
afterAll(remove);

/** A remote whose content names its pages: `/poems/:title`. */
function poems() {
  const remote = builtRemote('mf-poems', 'a poem');
  remote.manifest.pages.push({ path: '/poems/:title', module: './page' });
  return remote;
}

async function publish(pages: Record<string, string>, mostOfContent?: number) {
  const content = { content: { author: 'Ada' }, files: { pages } };
  const { digest } = await writeContent(siteDir, content);
  const options = mostOfContent === undefined ? {} : { mostOfContent };
  return changeAndCompose((site) => ({ ...site, content: digest }), options);
}
const html = (address: string) => htmlFile(siteDir, address);

test('composes the pages that the content names, and each again only when its own content changes', async () => {
  await releaseBuilt({ shell: builtShell(), remotes: [poems()] }, target);
  const first = await publish({ '/poems/sea': 'Waves', '/poems/hill': 'Grass', '/prose/x': 'No' });
  expect(first).toEqual({
    written: [
      '/poems',
      '/es/poems',
      '/poems/sea',
      '/es/poems/sea',
      '/poems/hill',
      '/es/poems/hill',
    ],
    failed: [],
  });
  expect((await visit('/es/poems/hill')).text).toContain('<h1>Grass</h1>');

  const second = await publish({ '/poems/sea': 'Foam', '/poems/hill': 'Grass' });
  expect(second.written).toEqual(['/poems/sea', '/es/poems/sea']);
});

test('removes the HTML of a page that the content does not name any more; its address still has a page', async () => {
  await publish({ '/poems/hill': 'Grass' });
  expect(existsSync(html('/poems/sea'))).toBe(false);
  expect((await visit('/poems/sea')).status).toBe(200);
  expect((await visit('/poems/sea')).text).not.toContain('Foam');
});

test('postpones pages over the limit, without their outdated HTML, and later runs compose them', async () => {
  const pages = { '/poems/hill': 'Stones', '/poems/lake': 'Reeds' };
  expect(await publish(pages, 0)).toEqual({ written: [], failed: [], postponed: 4 });
  expect(existsSync(html('/poems/hill'))).toBe(false);
  expect(await publish(pages, 3)).toMatchObject({ postponed: 1 });
  expect(await publish(pages, 3)).toEqual({ written: ['/es/poems/lake'], failed: [] });
  expect(readFileSync(html('/poems/hill'), 'utf8')).toContain('Stones');
});

test('names them in the sitemap', async () => {
  await changeAndCompose((site) => ({ ...site, origin: 'https://poems.example' }));
  const sitemap = readFileSync(path.join(webRoot(siteDir), 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('<loc>https://poems.example/es/poems/lake</loc>');
});
