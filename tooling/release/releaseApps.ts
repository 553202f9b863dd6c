import { buildApp } from './buildApp';
import { publishRemote, publishShell } from './publishApp';

const atOnce = 2;

async function releaseApp(app: string, siteDir: string, report: (line: string) => void) {
  const built = await buildApp(app);
  const version = app === 'shell' ? publishShell(siteDir) : await publishRemote(app, siteDir);
  report(`  ${app} ${version}${built ? '' : ' (unchanged)'}`);
}

/**
 * Builds apps and puts them live, each on its own.
 * @param report gets a line per app
 */
export async function releaseApps(
  names: readonly string[],
  siteDir: string,
  report: (line: string) => void = console.info,
) {
  const waiting = [...names];
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      await releaseApp(app, siteDir, report);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
