import { apps } from './apps';
import { compose } from './compose/compose';
import { siteDir } from './paths';
import { releaseApps } from './release/releaseApps';

// npm run release -- mf-booking: builds that app alone and puts it live.
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(apps as readonly string[]).includes(name));
if (names.length === 0 || unknown.length) {
  console.error(`Name one or more of: ${apps.join(', ')}`);
  process.exit(1);
}
try {
  await releaseApps(names, siteDir);
  const written = await compose(siteDir);
  console.info(`  ${written.length} pages refreshed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
