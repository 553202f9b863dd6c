import { existsSync } from 'node:fs';
import { apps } from '@shop/platform/machine/apps';
import { siteDir } from '@shop/platform/machine/paths';
import { htmlFile } from '@shop/platform/site/composeLedger';
import { webRoot } from '@shop/platform/site/generations';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import { readSettings } from '@shop/platform/site/siteSettings';
import { createPageComposer, firstPageComposer } from '../compose/composeSite';
import { main } from '../run';
import { type Delivering, deliverWhileServing } from '../serve/deliverWhileServing';
import { optionsFromEnvironment } from '../serve/optionsFromEnvironment';
import { type Publishing, publishWhileServing } from '../serve/publishWhileServing';
import { type SiteOptions, type SiteServer, serveSite } from '../serve/serveSite';
import { checkNotInUse } from '../start/checkNotInUse';
import { missingVersions } from '../start/missingVersions';
import { appsInSteps, beginFilling, endFilling, releaseChanged } from '../start/releaseChanged';
import { removedAddresses, siteForStart } from '../start/siteForStart';
import { stopOnSignal } from '../start/stopOnSignal';

let isPreparing = false;
let server: Promise<SiteServer> | undefined;
let publishing: Publishing | undefined;
let delivering: Delivering | undefined;

async function stop() {
  const running = await server;
  await running?.close(Promise.all([publishing?.stop(), delivering?.stop()]));
}
const isStopping = stopOnSignal(stop);

/** A hosted project had its first administrator before its settings were written. */
async function needsAdministrator(backend: SiteServer['backend']): Promise<boolean> {
  const query = 'select private.admin_exists() as exists';
  const [answer] = backend ? await backend.query<{ exists: boolean }>(query) : [];
  return answer?.exists === false;
}

/** The backend starts while the apps are built: neither needs the other, and neither fills two cores. */
async function buildAndServe(options: SiteOptions, release: () => Promise<void>) {
  // Visitors of a site that is empty read that it is being prepared.
  if (!existsSync(webRoot(siteDir))) await changeSite(siteDir, (site) => site);
  server = serveSite({ ...options, withSampleDay: true, isPreparing: () => isPreparing });
  const [served, released] = await Promise.allSettled([server, release()]);
  if (served.status === 'rejected') throw served.reason;
  if (released.status === 'rejected') throw released.reason;
  return served.value;
}

/** Home with the published content, before the apps of staff are built. */
async function writeFirstPage({ publishNow }: Publishing, origin: string) {
  console.info('Writing the first page …');
  await publishNow(firstPageComposer);
  if (isStopping() || !existsSync(htmlFile(webRoot(siteDir), '/'))) return;
  console.info(`The first page is at ${origin} (the others say that they are being prepared)`);
}

async function start() {
  const settings = readSettings();
  const hosted = settings.backend?.url;
  const options = { ...optionsFromEnvironment(), hosted: hosted !== undefined };
  await checkNotInUse(options);
  if (hosted) console.info(`The data is in the project at ${hosted}`);
  const isFilling = beginFilling(siteDir);
  const { ofVisitors, ofStaff } = isFilling ? appsInSteps() : { ofVisitors: apps, ofStaff: [] };
  isPreparing = isFilling || !readSite(siteDir).content;
  console.info(hosted ? 'Building the apps …' : 'Building the apps and starting the backend …');
  const { origin, port, backend } = await buildAndServe(options, () =>
    releaseChanged(siteDir, ofVisitors, isFilling),
  );
  if (isStopping()) return;
  const before = readSite(siteDir);
  const here = { origin, publishableKey: backend?.publishableKey };
  const after = await changeSite(siteDir, (site) => siteForStart(site, settings, here));
  for (const line of removedAddresses(before, after)) console.info(line);
  for (const line of missingVersions(siteDir, after)) console.error(line);
  publishing = publishWhileServing({ siteDir, backend, composer: createPageComposer() });
  if (isFilling) {
    await writeFirstPage(publishing, origin);
    if (isStopping()) return;
    console.info('Building the pages of staff …');
    await releaseChanged(siteDir, ofStaff, isFilling);
    if (isStopping()) return;
  }
  console.info('Writing the pages …');
  await publishing.publishNow();
  isPreparing = false;
  if (isStopping()) return;
  endFilling(siteDir);
  publishing.watch();
  const { dataDir } = options;
  delivering = await deliverWhileServing({ siteDir, dataDir, port, backend });
  const { mailsAt } = delivering;
  const staffOrigin = after.staffOrigin || origin;
  const lines = [
    `\nThe site runs at ${origin}`,
    `Staff work at ${staffOrigin}/admin/dashboard`,
    (await needsAdministrator(backend)) &&
      `Become the first administrator: open ${staffOrigin}/admin/login and choose "Sign up".`,
    mailsAt && `Emails are not sent without SMTP_URL: read them at ${mailsAt}`,
    'Stop with Ctrl+C.',
  ];
  console.info(lines.filter(Boolean).join('\n'));
}

main(() =>
  start().catch(async (error: unknown) => {
    if (isStopping()) return;
    // The database is closed; of two failures the first one is printed.
    await stop().catch(() => {});
    throw error;
  }),
);
