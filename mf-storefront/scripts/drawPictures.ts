/**
 * Draws src/pictures anew: node --import tsx mf-storefront/scripts/drawPictures.ts [name …]
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAfter } from './pictures/beforeAfter';
import { parts } from './pictures/parts';
import { portraits } from './pictures/portraits';
import { heroWorkshop } from './pictures/scenes/heroWorkshop';
import { tidy } from './pictures/tidy';
import { tires } from './pictures/tires';

const LARGEST = 12 * 1024;
const folder = path.join(import.meta.dirname, '../src/pictures');
const wanted = process.argv.slice(2);

const pictures: Record<string, string> = {
  ...tires,
  ...parts,
  ...portraits,
  ...beforeAfter,
  'hero-workshop': heroWorkshop,
};

for (const [name, drawing] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = tidy(drawing);
  if (file.length > LARGEST) throw new Error(`${name} is too large: ${file.length}`);
  writeFileSync(path.join(folder, `${name}.svg`), file);
}
