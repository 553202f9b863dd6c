import { apps } from './apps';
import { compose } from './compose/compose';
import { dataDir, root, siteDir } from './paths';
import { releaseApps } from './release/releaseApps';
import { changeSite } from './release/siteFile';
import { serve } from './server/serve';

const port = Number(process.env['PORT'] ?? 3000);

try {
  console.info('Building the apps …');
  await releaseApps(apps, siteDir);
  console.info('Starting the backend …');
  const databaseUrl = process.env['DATABASE_URL'];
  const { origin, backend, close } = await serve({
    port,
    siteDir,
    dataDir,
    projectDir: `${root}/supabase`,
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  await changeSite(siteDir, (site) => ({
    ...site,
    backend: { url: '', key: backend.publishableKey },
  }));
  console.info('Writing the pages …');
  const written = await compose(siteDir);
  if (written.length) console.info(`  ${written.length} pages written`);
  console.info(`
The site runs at ${origin}
Become the first administrator: open ${origin}/admin/login and choose "Sign up".
Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
