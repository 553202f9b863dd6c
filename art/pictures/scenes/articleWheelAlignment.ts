import { carDefs, orangePaint } from '../car';
import { accent, graphite, grey, ink, silver, steel, white } from '../palette';
import { at, ellipse, group, line, path, rect } from '../svg';

import { scene } from './articleScene';

const carFromAbove =
  path(
    'M20 150Q16 62 62 42Q200 22 420 26Q562 30 640 60Q694 90 694 150Q694 210 640 240Q562 270 420 274Q200 278 62 258Q16 238 20 150Z',
    'url(#paint)',
  ) +
  path(
    'M640 66Q676 92 680 118Q640 110 612 84ZM640 234Q676 208 680 182Q640 190 612 216Z',
    '#fff3dc',
  ) +
  path('M30 92q-6 14 -6 34h14q0 -22 6 -38ZM30 208q-6 -14 -6 -34h14q0 22 6 38Z', '#8f1d14') +
  path('M428 52Q520 60 540 92Q548 150 540 208Q520 240 428 248Q456 150 428 52Z', 'url(#window)') +
  path('M150 60Q104 64 96 96Q90 150 96 204Q104 236 150 240Q132 150 150 60Z', 'url(#window)') +
  path(
    'M172 46L402 40L414 52Q290 64 164 56ZM172 254L402 260L414 248Q290 236 164 244Z',
    'url(#window)',
  ) +
  path('M168 70Q290 78 414 66Q436 150 414 234Q290 222 168 230Q152 150 168 70Z', white, {
    opacity: '.16',
  }) +
  line('M560 96Q640 104 668 132M560 204Q640 196 668 168', ink, 3, { opacity: '.25' }) +
  path('M440 30q8 -26 30 -20l6 22ZM440 270q8 26 30 20l6 -22Z', accent);
const wheelFromAbove = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    (turn
      ? rect(-54, -22, 108, 44, 'none', {
          rx: 10,
          stroke: silver,
          'stroke-width': 4,
          'stroke-dasharray': '10 9',
        })
      : '') +
      group(
        turn ? { transform: `rotate(${turn})` } : {},
        rect(-54, -22, 108, 44, graphite, { rx: 10 }),
        line('M-46 -8H46M-46 8H46', steel, 4),
        line('M-30 -20v40M-10 -20v40M10 -20v40M30 -20v40', ink, 4),
      ),
  );
const angle = (y: number, side: 1 | -1) =>
  group(
    { transform: `translate(800 ${y})` },
    line('M0 0H236', grey, 4, { 'stroke-dasharray': '2 12' }),
    line(`M0 0L232 ${26 * side}`, accent, 5),
    line(`M170 0A170 170 0 0 ${side > 0 ? 1 : 0} 169 ${19 * side}`, accent, 5),
    path(`M236 ${26.5 * side}l-20 -11l-2 19Z`, accent),
  );
/** A car from above, its front wheels pointing inwards. */
export const articleWheelAlignment = scene(
  carDefs(orangePaint),
  line(
    Array.from({ length: 11 }, (_, index) => `M${100 * (index + 1)} 0V675`).join('') +
      Array.from({ length: 6 }, (_, index) => `M0 ${100 * (index + 1)}H1200`).join(''),
    '#ead9c6',
    2,
  ),
  line('M120 338H1120', grey, 4, { 'stroke-dasharray': '30 14 4 14' }),
  ellipse(580, 356, 400, 158, ink, { opacity: '.09' }),
  wheelFromAbove(352, 198, 0) + wheelFromAbove(352, 482, 0),
  wheelFromAbove(792, 194, 7) + wheelFromAbove(792, 486, -7),
  at(190, 172, carFromAbove, 1.12),
  angle(180, 1) + angle(500, -1),
);
