/**
 * Draws src/pictures and the shell's favicon anew:
 * node --import tsx mf-storefront/scripts/drawPictures.ts [name …]
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parts } from './pictures/parts';
import { tires } from './pictures/tires';

const LARGEST = 12 * 1024;
const folder = path.join(import.meta.dirname, '../src/pictures');
const wanted = process.argv.slice(2);

for (const [name, drawing] of Object.entries({ ...tires, ...parts })) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (drawing.length > LARGEST) throw new Error(`${name} is too large: ${drawing.length}`);
  writeFileSync(path.join(folder, `${name}.svg`), drawing);
  console.info(`${name}: ${drawing.length}`);
}
