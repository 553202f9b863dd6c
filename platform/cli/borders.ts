import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../disk/paths';
import { type BiomeConfiguration, withBorders } from './gate/biomeBorders';
import { main, run } from './run';

const file = path.join(root, 'biome.json');

// npm run borders: writes the borders of platform/site/borders.ts into biome.json; --check only
// compares.
main(() => {
  const written = JSON.parse(readFileSync(file, 'utf8')) as BiomeConfiguration;
  const next = withBorders(written);
  if (isDeepStrictEqual(written, next)) return;
  if (process.argv.includes('--check')) {
    throw new Error('biome.json differs from platform/site/borders.ts: npm run borders');
  }
  writeFileSync(file, JSON.stringify(next));
  run('biome', ['format', '--write', file]);
});
