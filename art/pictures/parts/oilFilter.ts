import { shadow } from '../ground';
import { accent, ember, flame, graphite, ink, rust, silver, slate, steel, white } from '../palette';
import { circle, ellipse, line, linear, path } from '../svg';

import { ACROSS, brushed, defs, product } from './product';

const flute = (x: number) => `M${x} 330q4 34 ${(240 - x) * 0.14} 74`;
export const oilFilter = product(
  defs(
    brushed,
    linear('can', ACROSS, [
      [0, rust],
      [0.26, flame],
      [0.42, ember],
      [0.75, accent],
      [1, '#7c2d12'],
    ]),
    linear(
      'oil',
      [0, 0, 1, 1],
      [
        [0, '#f6b53f'],
        [1, '#b45309'],
      ],
    ),
  ),
  shadow(244, 408, 170, 26),
  path('M138 128V336Q140 372 158 398Q240 434 322 398Q340 372 342 336V128Z', 'url(#can)'),
  line([164, 188, 214, 240, 266, 292, 316].map(flute).join(''), rust, 3, { opacity: '.6' }),
  line('M138 322Q240 362 342 322', rust, 3, { opacity: '.5' }),
  path('M138 186Q240 226 342 186V268Q240 308 138 268Z', '#fffaf5'),
  path('M138 250Q240 290 342 250V268Q240 308 138 268Z', graphite),
  path('M170 216q36 12 70 12v10q-36 0 -70 -12Z', accent),
  path('M170 234q24 8 48 10v8q-26 -2 -48 -10Z', silver),
  circle(292, 238, 14, 'none', { stroke: graphite, 'stroke-width': 5 }),
  circle(292, 238, 4, graphite),
  path('M152 134V392l-8 -16Q140 360 140 336V134Z', white, { opacity: '.12' }),
  path('M134 118v14Q240 186 346 132v-14Z', 'url(#brushed)'),
  ellipse(240, 118, 106, 36, '#9aa3ad'),
  ellipse(240, 116, 100, 33, graphite),
  ellipse(240, 115, 84, 26, 'url(#brushed)'),
  [-62, -44, 0, 44, 62]
    .map((x) => ellipse(240 + x, 115 - 20 * Math.sqrt(1 - (x / 70) ** 2), 6, 3, ink))
    .join(''),
  [-60, -32, 32, 60]
    .map((x) => ellipse(240 + x, 115 + 19 * Math.sqrt(1 - (x / 70) ** 2), 6, 3, ink))
    .join(''),
  ellipse(240, 114, 40, 13, steel),
  ellipse(240, 114, 34, 10.5, ink),
  ellipse(240, 117, 27, 7, slate),
  path('M396 282q30 42 30 64a30 30 0 0 1 -60 0q0 -22 30 -64Z', 'url(#oil)'),
  line('M380 344q0 16 14 18', white, 5, { opacity: '.6' }),
);
