import { around } from './around';
import { brake, brakeDefs, type Caliper, newIron } from './discs';
import { ground, SQUARE, shadow } from './ground';
import {
  accent,
  cloud,
  ember,
  flame,
  graphite,
  ink,
  mist,
  peach,
  rust,
  silver,
  slate,
  steel,
  white,
} from './palette';
import { at, circle, el, ellipse, group, line, linear, path, picture, rect } from './svg';
import { arc } from './wheel';

const defs = (...gradients: string[]) => el('defs', {}, gradients.join(''));
const ACROSS: [number, number, number, number] = [0, 0, 1, 0];
const brushed = linear('brushed', ACROSS, [
  [0, '#7b8591'],
  [0.28, '#eef1f4'],
  [0.5, '#b7bfc8'],
  [0.78, '#8a94a0'],
  [1, '#5c6672'],
]);
const product = (...content: string[]) => picture(SQUARE, SQUARE, ground(), ...content);

const flute = (x: number) => `M${x} 330q4 34 ${(240 - x) * 0.14} 74`;
const oilFilter = product(
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

const blade = (half: number, clip: string) =>
  group(
    {},
    path(`M${-half} 22Q0 -34 ${half} 22l-3 9Q0 -18 ${3 - half} 31Z`, '#0f1215'),
    path(`M${-half} 14Q0 -52 ${half} 14l2 8Q0 -36 ${-half - 2} 22Z`, 'url(#beam)'),
    line(`M${-half + 12} 11Q0 -46 ${half - 12} 11`, white, 2, { opacity: '.28' }),
    path(`M${-half - 4} 10h26v16h-24q-6 -6 -2 -16Z`, graphite),
    path(`M${half + 4} 10h-26v16h24q6 -6 2 -16Z`, graphite),
    path('M-42 -30Q0 -44 42 -30L36 0Q0 -14 -36 0Z', graphite),
    rect(-22, -46, 44, 26, slate, { rx: 7 }),
    rect(-13, -41, 26, 11, clip, { rx: 5 }),
  );
const drop = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    path('M0 -12Q9 0 9 6A9 9 0 0 1 -9 6Q-9 0 0 -12Z', '#8fb2c4') +
      circle(-3, 6, 2.6, white, { opacity: '.8' }),
    size,
  );
const wiperBlades = product(
  defs(
    linear(
      'beam',
      [0, 0, 0, 1],
      [
        [0, '#6a7583'],
        [1, '#23282f'],
      ],
    ),
    linear(
      'pane',
      [0, 0, 1, 1],
      [
        [0, '#dcebf2', 0.95],
        [1, '#b4cdda', 0.6],
      ],
    ),
  ),
  path(
    'M96 108Q240 74 384 108Q406 114 412 136L448 318Q240 276 32 318L68 136Q74 114 96 108Z',
    'url(#pane)',
    { stroke: white, 'stroke-width': 4 },
  ),
  path('M150 96L214 88L130 296L66 306Z', white, { opacity: '.35' }) +
    path('M236 86L258 85L172 290L150 293Z', white, { opacity: '.35' }),
  drop(110, 210, 0.9) +
    drop(350, 170, 1.1) +
    drop(318, 132, 0.7) +
    drop(392, 262, 0.9) +
    drop(372, 220, 0.6) +
    drop(82, 290, 0.7),
  at(244, 402, ellipse(0, 18, 180, 10, ink, { opacity: '.1' })),
  group({ transform: 'translate(226 262) rotate(-20)' }, blade(178, ember)),
  group({ transform: 'translate(268 350) rotate(-8)' }, blade(150, ember)),
);

const ribs = [0, 1, 2, 3]
  .map((index) =>
    rect(-22 - index * 1.5, -118 + index * 17, 44 + index * 3, 11, 'url(#ceramic)', { rx: 5.5 }),
  )
  .join('');
const threads = Array.from({ length: 9 }, (_, index) =>
  line(`M-25 ${72 + index * 9}L25 ${67 + index * 9}`, '#5c6672', 2.4),
).join('');
const sparkPlug = product(
  defs(
    brushed,
    linear('ceramic', ACROSS, [
      [0, '#c9c3bb'],
      [0.3, white],
      [0.65, '#f0ece6'],
      [1, '#b3aca3'],
    ]),
    linear('hex', ACROSS, [
      [0, '#8a94a0'],
      [0.3, '#8a94a0'],
      [0.3, '#f1f4f6'],
      [0.7, '#d5dae0'],
      [0.7, '#77818d'],
      [1, '#66707c'],
    ]),
  ),
  shadow(262, 428, 150, 14),
  circle(159, 374, 70, peach, { opacity: '.55' }),
  circle(159, 374, 42, flame, { opacity: '.35' }),
  group(
    { transform: 'translate(266 204) rotate(32) scale(1.12)' },
    rect(-10, -176, 20, 26, 'url(#brushed)', { rx: 6 }),
    rect(-14, -156, 28, 10, 'url(#brushed)', { rx: 3 }),
    path('M-16 -146h32l6 32h-44Z', 'url(#ceramic)'),
    rect(-20, -120, 40, 74, 'url(#ceramic)'),
    ribs,
    path('M-26 -52h52l4 52h-60Z', 'url(#ceramic)'),
    rect(-27, -34, 54, 7, accent),
    rect(-27, -23, 54, 3, graphite),
    path('M-46 -2h92l4 8v36l-6 8h-88l-6 -8v-36Z', 'url(#hex)'),
    rect(-34, 50, 68, 12, 'url(#brushed)', { rx: 4 }),
    rect(-25, 62, 50, 88, 'url(#brushed)'),
    threads,
    path('M-12 150h24l-4 14h-16Z', 'url(#ceramic)'),
    rect(-4, 162, 8, 14, silver),
    path('M16 150h9v36q0 10 -10 10h-22v-9h18q5 0 5 -5Z', 'url(#brushed)'),
  ),
  at(
    159,
    375,
    around(8, path('M-3 -16L0 -38L3 -16Z', ember), 22) +
      path('M0 -17L4 -5L16 -8L7 2L13 13L1 8L-7 17L-7 5L-17 0L-6 -4Z', '#fff7ed', {
        stroke: ember,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }),
  ),
);

const orange: Caliper = [flame, ember, rust, peach];
const discBrake = product(
  brakeDefs(newIron, orange),
  shadow(240, 420, 170, 20),
  brake({ x: 236, y: 238 }, newIron, orange),
);

const fallback = picture(
  SQUARE,
  SQUARE,
  rect(0, 0, SQUARE, SQUARE, cloud),
  circle(240, 240, 150, mist),
  at(240, 240, around(36, rect(-8, -160, 16, 18, mist, { rx: 4 }))),
  circle(240, 240, 104, cloud),
  circle(240, 240, 92, 'none', { stroke: mist, 'stroke-width': 8 }),
  at(
    240,
    240,
    around(5, path('M-12 -20L-16 -90h32L12 -20Z', mist)) +
      circle(0, 0, 34, mist) +
      around(5, circle(0, -22, 4, cloud)) +
      circle(0, 0, 10, cloud),
  ),
  at(240, 240, line(arc(127, 200, 280), cloud, 8)),
);

export const parts: Record<string, string> = {
  'part-oil-filter': oilFilter,
  'part-wiper-blades': wiperBlades,
  'part-spark-plug': sparkPlug,
  'part-brake': discBrake,
  'product-fallback': fallback,
};
