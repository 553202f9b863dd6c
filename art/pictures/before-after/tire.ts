import { shadow } from '../ground';
import { doubleSpokes } from '../rims';
import { circle, group, line, path } from '../svg';
import { allSeason, type Tread } from '../treads';
import { wheel } from '../wheel';

import { beforeAfterScene, sparkle } from './stage';

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
export const wornTire = beforeAfterScene(
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
export const newTire = beforeAfterScene(
  true,
  shadow(490, 536, 250, 26),
  wheel(tireStand, 232, { ...tire, tread: allSeason, face: doubleSpokes() }),
  sparkle(700, 150, 1.4),
  sparkle(748, 214, 0.8),
  sparkle(286, 138, 1),
);
