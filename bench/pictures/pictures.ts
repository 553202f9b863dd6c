import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeSite } from '@shop/cli/compose/composeSite';
import { main } from '@shop/cli/run';
import { connectSite } from '@shop/cli/serve/connectSite';
import { serveSite } from '@shop/cli/serve/serveSite';
import { apps } from '@shop/platform/machine/apps';
import { buildDir, root } from '@shop/platform/machine/paths';
import { releaseApps } from '@shop/platform/release/releaseApps';
import { readSite } from '@shop/platform/site/siteFile';
import { contactSheet } from './contactSheet';
import { shownPages } from './shownPages';
import { takePictures } from './takePictures';

// npm run bench -- pictures [-- /booking /contact]: every page, or those named, in both languages at three
// widths, from a shop of its own. Look at screenshots/index.html.
main(async () => {
  const wanted = process.argv.slice(3);
  const folder = path.join(root, 'screenshots');
  const siteDir = process.env['SITE_DIR'] ?? path.join(buildDir, 'pictures-site');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  console.info('Building the apps …');
  await releaseApps(apps, siteDir);
  const server = await serveSite({
    port: 0,
    siteDir,
    dataDir,
    projectDir: path.join(root, 'supabase'),
  });
  try {
    await connectSite(siteDir, server);
    console.info('Writing the pages …');
    await composeSite(siteDir);
    console.info('Taking pictures …');
    const pages = shownPages(readSite(siteDir)).filter(
      ({ path: page }) => wanted.length === 0 || wanted.includes(page),
    );
    const pictures = await takePictures(server.origin, folder, pages);
    const sheet = path.join(folder, 'index.html');
    writeFileSync(sheet, contactSheet(pictures, new Date().toISOString().slice(0, 10)));
    console.info(`${pictures.length} pictures: open ${sheet}`);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
