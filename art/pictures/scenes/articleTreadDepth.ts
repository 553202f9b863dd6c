import { accent, ember, flame, graphite, ink, rust, steel, white } from '../palette';
import { at, circle, line, linear, path, radial, rect } from '../svg';

import { scene } from './articleScene';

const ribs = [0, 218, 436, 654, 872, 1090]
  .map(
    (x) =>
      `M${x - 64} 675V436Q${x - 64} 416 ${x - 44} 416H${x + 84}Q${x + 104} 416 ${x + 104} 436V675Z`,
  )
  .join('');
const gauge = at(
  565,
  0,
  path('M-13 330H13V536L0 560L-13 536Z', 'url(#post)') +
    line('M-8 372h10M-8 396h16M-8 420h10M-8 444h16M-8 468h10M-8 492h16', graphite, 3) +
    rect(-120, 356, 240, 58, graphite, { rx: 12 }) +
    rect(-120, 398, 240, 16, steel, { rx: 6 }) +
    rect(-46, 92, 92, 272, 'url(#handle)', { rx: 26 }) +
    rect(-26, 130, 52, 120, ink, { rx: 8 }) +
    rect(-20, 136, 40, 36, '#3f9a5f', { rx: 4 }) +
    rect(-20, 176, 40, 32, '#e2a52e', { rx: 4 }) +
    rect(-20, 212, 40, 32, '#c0392b', { rx: 4 }) +
    path('M-36 154l22 -10v20Z', white) +
    line('M-30 110Q-32 200 -30 330', white, 6, { opacity: '.35' }),
);
const coin = at(
  783,
  420,
  circle(0, 0, 92, '#9c5a2e') +
    circle(0, 0, 86, 'url(#copper)') +
    circle(0, 0, 76, 'none', { stroke: '#8a4b22', 'stroke-width': 3, 'stroke-dasharray': '2 7' }) +
    path(
      'M-26 58Q-34 30 -18 14Q-40 6 -34 -18Q-30 -50 6 -52Q40 -48 38 -10Q46 2 36 6Q38 24 20 28Q22 46 36 58Z',
      '#a3622f',
    ) +
    line('M-66 -40A78 78 0 0 1 -20 -76', '#ffe1c0', 6, { opacity: '.8' }),
);
const measure = (x: number, top: number, bottom: number) =>
  line(`M${x} ${top}V${bottom}M${x - 22} ${top}h44M${x - 22} ${bottom}h44`, accent, 6) +
  path(
    `M${x - 11} ${top + 24}L${x} ${top + 4}L${x + 11} ${top + 24}ZM${x - 11} ${bottom - 24}L${x} ${bottom - 4}L${x + 11} ${bottom - 24}Z`,
    accent,
  );
/** A tread cut through, a gauge in its groove, a coin in another. */
export const articleTreadDepth = scene(
  linear(
    'rubber',
    [0, 0, 0, 1],
    [
      [0, '#4d5662'],
      [0.4, '#2b313a'],
      [1, '#171a1f'],
    ],
  ) +
    linear(
      'post',
      [0, 0, 1, 0],
      [
        [0, '#8b95a1'],
        [0.4, '#f1f4f6'],
        [1, '#77818d'],
      ],
    ) +
    linear(
      'handle',
      [0, 0, 1, 0],
      [
        [0, flame],
        [0.4, ember],
        [1, rust],
      ],
    ) +
    radial('copper', [
      [0, '#e7a66e'],
      [1, '#bd7440'],
    ]),
  circle(600, 300, 300, '#f0dfcb', { opacity: '.8' }),
  coin,
  rect(0, 560, 1200, 115, '#171a1f'),
  path(ribs, 'url(#rubber)'),
  // The wear bars at the bottom of the grooves, and the steel belts below.
  [109, 327, 763, 981].map((x) => rect(x - 5, 530, 50, 34, accent, { rx: 5 })).join(''),
  line('M0 612H1200M0 636H1200', '#59626d', 7, { 'stroke-dasharray': '18 12' }),
  line(
    'M40 436v90M84 436v110M260 436v90M300 436v110M478 436v90M520 436v110M696 436v90M740 436v110M912 436v90M958 436v110M1130 436v90',
    ink,
    4,
  ),
  gauge,
  measure(349, 416, 528),
);
