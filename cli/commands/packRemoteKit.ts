import path from 'node:path';
import { buildDir } from '../../platform/disk/paths';
import { displayPath } from '../../platform/disk/validateJson';
import { packKit } from '../../platform/kit/packKit';
import { main } from '../run';

// npm run pack-remote-kit [-- folder]: packs @shop/remote and the shared packages. A team copies them over
// packages/ of its repository, and installs.
main(() => {
  const target = path.resolve(process.argv[2] ?? path.join(buildDir, 'remote-kit'));
  const files = Object.values(packKit(target));
  console.info(`${displayPath(target)}:\n${files.map((file) => `  ${file}`).join('\n')}`);
});
