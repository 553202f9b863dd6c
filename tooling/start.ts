import { compose, reportComposed } from './compose/compose';
import { withLocalOrigin } from './compose/publicOrigin';
import { siteDir } from './paths';
import { changeSite } from './release/siteFile';
import { main } from './run';
import { optionsFromEnvironment } from './server/optionsFromEnvironment';
import { connectSite, type RunningServer, serve } from './server/serve';
import { checkPlace } from './start/checkPlace';
import { publishChanged } from './start/publishChanged';
import { stopOnSignal } from './start/stopOnSignal';

let server: Promise<RunningServer> | undefined;
const isStopping = stopOnSignal(async () => (await server)?.close());

async function start() {
  const options = optionsFromEnvironment();
  await checkPlace(options);
  console.info('Building the apps …');
  await publishChanged(siteDir);
  if (isStopping()) return;
  console.info('Starting the backend …');
  server = serve(options);
  const { origin, backend } = await server;
  await connectSite(siteDir, { url: '', key: backend.publishableKey });
  // Pages tell search engines and messengers where they are; behind a proxy only PUBLIC_ORIGIN knows.
  await changeSite(siteDir, (site) => withLocalOrigin(site, origin));
  console.info('Writing the pages …');
  reportComposed(await compose(siteDir, { apiOrigin: origin }));
  console.info(`
The site runs at ${origin}
Become the first administrator: open ${origin}/admin/login and choose "Sign up".
Stop with Ctrl+C.`);
}

main(() =>
  start().catch((error: unknown) => {
    if (!isStopping()) throw error;
  }),
);
