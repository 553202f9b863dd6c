/**
 * Draws src/pictures and the shell's favicon anew:
 * node --import tsx mf-storefront/scripts/drawPictures.ts [name …]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAfter } from './pictures/beforeAfter';
import { favicon } from './pictures/favicon';
import { parts } from './pictures/parts';
import { portraits } from './pictures/portraits';
import { articles } from './pictures/scenes/articles';
import { equipment } from './pictures/scenes/equipment';
import { heroWorkshop } from './pictures/scenes/heroWorkshop';
import { map } from './pictures/scenes/map';
import { services } from './pictures/scenes/services';
import { workshopBay } from './pictures/scenes/workshopBay';
import { workshopFront } from './pictures/scenes/workshopFront';
import { tidy } from './pictures/tidy';
import { tires } from './pictures/tires';

const LARGEST = 12 * 1024;
const root = path.join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);

const pictures: Record<string, string> = {
  ...tires,
  ...parts,
  ...portraits,
  ...beforeAfter,
  ...articles,
  ...equipment,
  ...services,
  'hero-workshop': heroWorkshop,
  'workshop-bay': workshopBay,
  'workshop-front': workshopFront,
  'map-jonesboro': map,
};

function draw(file: string, drawing: string) {
  if (wanted.length > 0 && !wanted.includes(path.basename(file, '.svg'))) return;
  const tidied = tidy(drawing);
  if (tidied.length > LARGEST) throw new Error(`${file} is too large: ${tidied.length}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, tidied);
}

for (const [name, drawing] of Object.entries(pictures)) {
  draw(path.join(root, `mf-storefront/src/pictures/${name}.svg`), drawing);
}
draw(path.join(root, 'shell/public/favicon.svg'), favicon);
