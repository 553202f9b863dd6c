import { shadow } from '../ground';
import { accent, ember, flame, graphite, peach, silver, white } from '../palette';
import { rotatedCopies } from '../rotatedCopies';
import { at, circle, group, line, linear, path, rect } from '../svg';

import { ACROSS, brushed, defs, product } from './product';

const ribs = [0, 1, 2, 3]
  .map((index) =>
    rect(-22 - index * 1.5, -118 + index * 17, 44 + index * 3, 11, 'url(#ceramic)', { rx: 5.5 }),
  )
  .join('');
const threads = Array.from({ length: 9 }, (_, index) =>
  line(`M-25 ${72 + index * 9}L25 ${67 + index * 9}`, '#5c6672', 2.4),
).join('');
export const sparkPlug = product(
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
    rotatedCopies(8, path('M-3 -16L0 -38L3 -16Z', ember), 22) +
      path('M0 -17L4 -5L16 -8L7 2L13 13L1 8L-7 17L-7 5L-17 0L-6 -4Z', '#fff7ed', {
        stroke: ember,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }),
  ),
);
