import { ember, graphite, ink, slate, white } from '../palette';
import { at, circle, ellipse, group, line, linear, path, rect } from '../svg';

import { defs, product } from './product';

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
export const wiperBlades = product(
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
