import { car, carDefs, orangePaint } from './car';
import { brake, brakeDefs, type Caliper, newIron, rustyIron } from './discs';
import { shadow } from './ground';
import { ember, flame, ink, peach, rust, white } from './palette';
import { doubleSpokes } from './rims';
import { metal } from './sideWheel';
import { at, circle, el, ellipse, group, line, linear, path, picture, radial, rect } from './svg';
import { allSeason, type Tread } from './treads';
import { arc, wheel } from './wheel';

const WIDTH = 960;
const HEIGHT = 640;

/** Both pictures of a pair stand in the same place: dull before, bright after. */
const stage = (isAfter: boolean) =>
  el(
    'defs',
    {},
    linear(
      'wall',
      [0, 0, 0, 1],
      isAfter
        ? [
            [0, '#fdf6ec'],
            [1, '#f7e6d3'],
          ]
        : [
            [0, '#dcd8d2'],
            [1, '#c9c4bd'],
          ],
    ) +
      linear(
        'floor',
        [0, 0, 0, 1],
        isAfter
          ? [
              [0, '#e9d7c2'],
              [1, '#f6e9da'],
            ]
          : [
              [0, '#b3aea6'],
              [1, '#c4bfb8'],
            ],
      ),
  ) +
  rect(0, 0, WIDTH, HEIGHT, 'url(#wall)') +
  (isAfter
    ? circle(480, 300, 270, '#fbe2c6', { opacity: '.7' })
    : circle(480, 300, 270, '#cfcac3', { opacity: '.7' })) +
  rect(0, 500, WIDTH, 140, 'url(#floor)');

/** A star of light on something new. */
const sparkle = (x: number, y: number, size: number) =>
  at(x, y, path('M0 -20Q2 -2 20 0Q2 2 0 20Q-2 2 -20 0Q-2 -2 0 -20Z', white), size);

const framed = (isAfter: boolean, ...content: string[]) =>
  picture(WIDTH, HEIGHT, stage(isAfter), ...content);

// Worn and new tire.

const tireStand = { x: 480, y: 300 };
const disc = circle(0, 0, 66, '#98a1ac') + circle(0, 0, 30, '#475261');
const tire = { halfWidth: 0.36, rim: 0.62, behindFace: disc };
/** Nothing left of the pattern but the lines where it was. */
const worn: Tread = {
  pitches: 34,
  blocks: [
    [
      [0, -0.97],
      [1.03, -0.97],
      [1.03, 0.97],
      [0, 0.97],
    ],
  ],
  sipes: [-0.56, -0.15, 0.15, 0.56].map((across) => [
    [0, across],
    [1, across],
  ]),
  lug: 0.01,
  lugLength: 0.97,
  depth: 0.004,
};
const cracks =
  'M64 -54l6 5l-2 7l7 4M80 -10l-7 4l3 8l-6 6M50 66l-5 -6l6 -6M-20 80l4 -7l-5 -6M74 34l-6 2l-1 8M-76 22l7 3l1 8';
const wornTire = framed(
  false,
  shadow(490, 536, 250, 26),
  wheel(tireStand, 232, {
    ...tire,
    tread: worn,
    lit: '#86817a',
    shaded: '#625e58',
    face: doubleSpokes('#8d8a84', '#5b5853'),
    onSidewall: line(cracks, '#0c0d0e', 1.4),
  }),
  // The steel cords show through.
  group(
    { transform: 'rotate(-6 302 300)' },
    path(
      'M282 236q20 -12 34 6q10 22 4 50q8 30 -6 58q-18 14 -32 -4q-10 -26 -2 -52q-8 -30 2 -58Z',
      '#2a2724',
    ),
    line(
      'M284 250l30 12M281 264l37 14M281 279l38 14M280 294l38 14M279 309l38 14M281 324l33 12M286 339l22 8',
      '#c3c8cd',
      3,
    ),
    line('M298 240l-8 104M310 248l-6 98', '#8a8f95', 2),
  ),
);
const newTire = framed(
  true,
  shadow(490, 536, 250, 26),
  wheel(tireStand, 232, { ...tire, tread: allSeason, face: doubleSpokes() }),
  sparkle(700, 150, 1.4),
  sparkle(748, 214, 0.8),
  sparkle(286, 138, 1),
);

// Rusty and new brake disc.

const orange: Caliper = [flame, ember, rust, peach];
const dirty: Caliper = ['#7a706a', '#5b524d', '#3b3430', '#8d7d70'];
const grooves = [88, 104, 120, 138, 152]
  .map((r, index) =>
    line(arc(r, index * 40 + 20, index * 40 + 250), '#5a3119', 3, { opacity: '.6' }),
  )
  .join('');
const patches = [
  [40, -112, 26],
  [112, 40, 30],
  [-10, 128, 24],
  [120, -60, 18],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, '#c26a2c', { opacity: '.5' }) +
      circle(x + 6, y - 4, r * 0.5, '#e09150', { opacity: '.45' }),
  )
  .join('');
const onStage = (content: string) =>
  group({ transform: 'translate(476 306) scale(1.25)' }, content);
const rustyDisc = framed(
  false,
  brakeDefs(rustyIron, dirty),
  shadow(484, 540, 240, 24),
  onStage(brake({ x: 0, y: 0 }, rustyIron, dirty, grooves + patches)),
  line('M560 556l8 4M604 548l6 5M410 560l-8 3M372 552l5 5', '#8a5230', 6),
);
const newDisc = framed(
  true,
  brakeDefs(newIron, orange),
  shadow(484, 540, 240, 24),
  onStage(brake({ x: 0, y: 0 }, newIron, orange)),
  sparkle(640, 150, 1.5),
  sparkle(690, 216, 0.8),
  sparkle(330, 120, 0.9),
);

// Dented and repaired fender.

const closeUp = (isAfter: boolean, ...onCar: string[]) =>
  framed(
    isAfter,
    el('defs', {}, carDefs(isAfter ? orangePaint : ['#d98a52', '#b9602c', '#7f3d17']) + metal),
    shadow(520, 600, 460, 30),
    group({ transform: 'translate(-812 -66) scale(1.6)' }, car(), ...onCar),
  );
const dented = closeUp(
  false,
  el(
    'defs',
    {},
    radial('dent', [
      [0, '#401b07', 0.95],
      [0.6, '#5d2a0f', 0.7],
      [1, '#7f3d17', 0],
    ]),
  ),
  group(
    { transform: 'rotate(28 872 204)' },
    ellipse(872, 204, 40, 24, 'url(#dent)'),
    line('M842 214q30 18 60 -4', '#f2bd94', 4, { opacity: '.75' }),
    line('M850 194q18 14 42 10M866 188q6 16 0 30', '#3a1806', 2, { opacity: '.7' }),
  ),
  line('M694 194l92 -10M712 204l92 -8M738 212l56 -4', '#f6e3d4', 2, { opacity: '.9' }),
  line('M690 188l60 -8M744 196l70 -9', '#3d3a38', 1.5, { opacity: '.6' }),
  line('M910 186l12 8l-4 10l14 4M934 196l6 12', ink, 1.8),
  line('M932 276l20 8l-6 12', '#7b8591', 2),
);
const repaired = closeUp(
  true,
  path('M700 176Q800 170 880 184L872 196Q800 184 700 190Z', white, { opacity: '.5' }),
  sparkle(856, 168, 0.9),
  sparkle(896, 226, 0.5),
  sparkle(716, 214, 0.5),
);

export const beforeAfter: Record<string, string> = {
  'before-1': wornTire,
  'after-1': newTire,
  'before-2': rustyDisc,
  'after-2': newDisc,
  'before-3': dented,
  'after-3': repaired,
};
