/**
 * Draws src/pictures anew: node --import tsx mf-storefront/scripts/drawPictures.ts [name …]
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAfter } from './pictures/beforeAfter';
import { parts } from './pictures/parts';
import { portraits } from './pictures/portraits';
import { equipment } from './pictures/scenes/equipment';
import { heroWorkshop } from './pictures/scenes/heroWorkshop';
import { services } from './pictures/scenes/services';
import { workshopBay } from './pictures/scenes/workshopBay';
import { workshopFront } from './pictures/scenes/workshopFront';
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
  ...equipment,
  ...services,
  'hero-workshop': heroWorkshop,
  'workshop-bay': workshopBay,
  'workshop-front': workshopFront,
};

for (const [name, drawing] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = tidy(drawing);
  if (file.length > LARGEST) throw new Error(`${name} is too large: ${file.length}`);
  writeFileSync(path.join(folder, `${name}.svg`), file);
}
