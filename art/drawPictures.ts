/**
 * Draws mf-storefront/src/pictures and the shell's favicon:
 * node --import tsx art/drawPictures.ts [name …]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { newDisc, rustyDisc } from './pictures/before-after/brakeDisc';
import { dented, repaired } from './pictures/before-after/fender';
import { newTire, wornTire } from './pictures/before-after/tire';
import { favicon } from './pictures/favicon';
import { discBrake } from './pictures/parts/discBrake';
import { oilFilter } from './pictures/parts/oilFilter';
import { productFallback } from './pictures/parts/productFallback';
import { sparkPlug } from './pictures/parts/sparkPlug';
import { wiperBlades } from './pictures/parts/wiperBlades';
import { portraits } from './pictures/portraits';
import { articleBrakeSigns } from './pictures/scenes/articleBrakeSigns';
import { articleTreadDepth } from './pictures/scenes/articleTreadDepth';
import { articleWheelAlignment } from './pictures/scenes/articleWheelAlignment';
import { articleWinterTires } from './pictures/scenes/articleWinterTires';
import { equipment } from './pictures/scenes/equipment';
import { heroWorkshop } from './pictures/scenes/heroWorkshop';
import { map } from './pictures/scenes/map';
import { services } from './pictures/scenes/services';
import { workshopBay } from './pictures/scenes/workshopBay';
import { workshopFront } from './pictures/scenes/workshopFront';
import { tires } from './pictures/tires';

const LARGEST = 12 * 1024;
const root = path.join(import.meta.dirname, '..');
const selected = process.argv.slice(2);

const pictures: Record<string, string> = {
  ...tires,
  'part-oil-filter': oilFilter,
  'part-wiper-blades': wiperBlades,
  'part-spark-plug': sparkPlug,
  'part-brake': discBrake,
  'product-fallback': productFallback,
  ...portraits,
  'before-1': wornTire,
  'after-1': newTire,
  'before-2': rustyDisc,
  'after-2': newDisc,
  'before-3': dented,
  'after-3': repaired,
  'article-wheel-alignment': articleWheelAlignment,
  'article-tread-depth': articleTreadDepth,
  'article-winter-tires': articleWinterTires,
  'article-brake-signs': articleBrakeSigns,
  ...equipment,
  ...services,
  'hero-workshop': heroWorkshop,
  'workshop-bay': workshopBay,
  'workshop-front': workshopFront,
  'map-jonesboro': map,
};

/** Writes a drawing as short as it can be without a visible change. */
const tidy = (drawing: string) =>
  `${
    optimize(drawing, {
      multipass: true,
      floatPrecision: 1,
      plugins: [
        {
          name: 'preset-default',
          params: { overrides: { convertTransform: { floatPrecision: 3 } } },
        },
      ],
    }).data
  }\n`;

function draw(file: string, drawing: string) {
  if (selected.length > 0 && !selected.includes(path.basename(file, '.svg'))) return;
  const tidied = tidy(drawing);
  if (tidied.length > LARGEST) throw new Error(`${file} is too large: ${tidied.length}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, tidied);
}

for (const [name, drawing] of Object.entries(pictures)) {
  draw(path.join(root, `mf-storefront/src/pictures/${name}.svg`), drawing);
}
draw(path.join(root, 'shell/public/favicon.svg'), favicon);
