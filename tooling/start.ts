import { apps } from './apps';
import { compose, reportComposed } from './compose/compose';
import { withLocalOrigin } from './compose/publicOrigin';
import { siteDir } from './paths';
import { releaseApps } from './release/releaseApps';
import { changeSite } from './release/siteFile';
import { main } from './run';
import { optionsFromEnvironment } from './server/optionsFromEnvironment';
import { connectSite, serve } from './server/serve';

main(async () => {
  const options = optionsFromEnvironment();
  console.info('Building the apps …');
  await releaseApps(apps, siteDir);
  console.info('Starting the backend …');
  const { origin, backend, close } = await serve(options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
  await connectSite(siteDir, { url: '', key: backend.publishableKey });
  // Pages tell search engines and messengers where they are; behind a proxy only PUBLIC_ORIGIN knows.
  await changeSite(siteDir, (site) => withLocalOrigin(site, origin));
  console.info('Writing the pages …');
  reportComposed(await compose(siteDir, { apiOrigin: origin }));
  console.info(`
The site runs at ${origin}
Become the first administrator: open ${origin}/admin/login and choose "Sign up".
Stop with Ctrl+C.`);
});
