import { siteDir } from '@shop/platform/machine/paths';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import { readSettings } from '@shop/platform/site/siteSettings';
import { createPageComposer } from '../compose/composeSite';
import { main } from '../run';
import { type Delivering, deliverWhileServing } from '../serve/deliverWhileServing';
import { optionsFromEnvironment } from '../serve/optionsFromEnvironment';
import { type Publishing, publishWhileServing } from '../serve/publishWhileServing';
import { type SiteServer, serveSite } from '../serve/serveSite';
import { checkNotInUse } from '../start/checkNotInUse';
import { missingVersions } from '../start/missingVersions';
import { releaseChanged } from '../start/releaseChanged';
import { removedAddresses, siteForStart } from '../start/siteForStart';
import { stopOnSignal } from '../start/stopOnSignal';

let isPreparing = true;
let server: Promise<SiteServer> | undefined;
let publishing: Publishing | undefined;
let delivering: Delivering | undefined;
const isStopping = stopOnSignal(async () => {
  const running = await server;
  await running?.close(Promise.all([publishing?.stop(), delivering?.stop()]));
});

/** A hosted project had its first administrator before its settings were written. */
async function howToSignIn(at: string, backend: SiteServer['backend']): Promise<string> {
  const query = 'select private.admin_exists() as exists';
  const [answer] = backend ? await backend.query<{ exists: boolean }>(query) : [];
  return answer?.exists === false
    ? `Become the first administrator: open ${at} and choose "Sign up".`
    : `Staff sign in at ${at}`;
}

async function start() {
  const settings = readSettings();
  const hosted = settings.backend?.url;
  const options = { ...optionsFromEnvironment(), hosted: hosted !== undefined };
  await checkNotInUse(options);
  console.info('Building the apps …');
  await releaseChanged(siteDir);
  if (isStopping()) return;
  console.info(hosted ? `The data is in the project at ${hosted}` : 'Starting the backend …');
  server = serveSite({ ...options, withSampleDay: true, isPreparing: () => isPreparing });
  const { origin, port, backend } = await server;
  if (isStopping()) return;
  const before = readSite(siteDir);
  const here = { origin, publishableKey: backend?.publishableKey };
  const after = await changeSite(siteDir, (site) => siteForStart(site, settings, here));
  for (const line of removedAddresses(before, after)) console.info(line);
  for (const line of missingVersions(siteDir, after)) console.error(line);
  console.info('Writing the pages …');
  publishing = publishWhileServing({ siteDir, backend, composer: createPageComposer() });
  await publishing.publishNow();
  isPreparing = false;
  if (isStopping()) return;
  publishing.watch();
  const { dataDir } = options;
  delivering = await deliverWhileServing({ siteDir, dataDir, port, backend });
  const { mailsAt } = delivering;
  console.info(`
The site runs at ${origin}
${await howToSignIn(`${after.staffOrigin || origin}/admin/login`, backend)}${mailsAt ? `\nMails are not sent without SMTP_URL: read them at ${mailsAt}` : ''}
Stop with Ctrl+C.`);
}

main(() =>
  start().catch((error: unknown) => {
    if (!isStopping()) throw error;
  }),
);
