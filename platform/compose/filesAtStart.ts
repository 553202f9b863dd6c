import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asCanary } from '../../shared-site/canaries';
import { LANGUAGES, pathIn } from '../../shared-site/languages';
import { pageSite } from '../../shared-site/pageSite';
import { addressesWithoutHtml } from '../../shared-site/routes';
import { readContent } from '../disk/contentFiles';
import { readSite } from '../disk/siteFile';
import { createFileReader } from './fileReader';
import { startShell } from './startShell';

/** Milliseconds; a page that takes longer waits for what only a browser has. */
const LONGEST_RENDER = 10_000;

interface StartedPage {
  address: string;
  /** Paths below the site. */
  files: string[];
}

/**
 * Renders each page of some remotes that has no composed HTML, to learn which files it loads. A page
 * that cannot be rendered outside a browser is no error.
 * @param remotes their names; a canary of theirs is started in place of the live version
 */
export async function filesAtStart(
  siteDir: string,
  remotes: readonly string[],
): Promise<StartedPage[]> {
  const live = readSite(siteDir);
  const content = readContent(siteDir, live.content);
  const site = {
    ...live,
    remotes: live.remotes.map((remote) =>
      remotes.includes(remote.name) ? asCanary(remote) : remote,
    ),
  };
  const pages = site.remotes
    .filter(({ name }) => remotes.includes(name))
    .flatMap(({ name, live: release }) =>
      addressesWithoutHtml(release).flatMap((address) =>
        LANGUAGES.map((language) => ({ remote: name, path: address, language })),
      ),
    );
  const template = readFileSync(path.join(siteDir, '_app.html'), 'utf8');
  const readFile = createFileReader(siteDir);
  const started: StartedPage[] = [];
  for (const { remote, path: address, language } of pages) {
    const shell = await startShell(template, readFile);
    shell.takeFetched();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rendered = shell
      .render({ site: pageSite(site, remote), path: address, language, ...content })
      .catch(() => {});
    const tooLong = new Promise((resolve) => {
      timer = setTimeout(resolve, LONGEST_RENDER);
    });
    await Promise.race([rendered, tooLong]);
    clearTimeout(timer);
    started.push({ address: pathIn(language, address), files: shell.takeFetched() });
    shell.close();
  }
  return started;
}
