import { bluePaint, carDefs, carShape } from '../car';
import { ink, white } from '../palette';
import { doubleSpokes } from '../rims';
import { at, circle, ellipse, line, linear, path, radial, rect } from '../svg';
import { winter } from '../treads';
import { wheel } from '../wheel';

import { scene } from './articleScene';

const pine = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    rect(-6, -14, 12, 16, '#5a4636') +
      path('M-46 -12L0 -76L46 -12ZM-38 -52L0 -112L38 -52ZM-28 -88L0 -144L28 -88Z', '#3f5f5a') +
      path(
        'M-28 -88L0 -144L28 -88L12 -96L0 -84L-14 -98ZM-38 -52L0 -112L-6 -70L-20 -62ZM-46 -12L-20 -48L-14 -26Z',
        white,
      ),
    size,
  );
const flakes =
  'M120 80h1M260 180h1M420 60h1M560 150h1M700 70h1M330 280h1M1120 90h1M1040 40h1M640 240h1M80 300h1M480 330h1M1160 240h1';
/** A wheel in the snow, mountains and a road behind it. */
export const articleWinterTires = scene(
  carDefs(bluePaint) +
    linear(
      'heaven',
      [0, 0, 0, 1],
      [
        [0, '#a9c6d6'],
        [1, '#f4e9dd'],
      ],
    ) +
    linear(
      'snow',
      [0, 0, 0, 1],
      [
        [0, white],
        [1, '#d5e2ea'],
      ],
    ) +
    radial('shade', [
      [0, ink, 0.4],
      [1, ink, 0],
    ]),
  rect(0, 0, 1200, 460, 'url(#heaven)'),
  circle(250, 150, 56, '#fff6e4'),
  path('M-40 430L180 190L290 300L430 130L640 360L760 260L1000 430Z', '#9db6c4') +
    path(
      'M180 190L118 258L160 246L190 268L214 240L232 242ZM430 130L350 228L396 212L428 240L462 208L494 222L506 214Z',
      white,
    ),
  path('M0 420Q300 372 620 410T1200 392V675H0Z', 'url(#snow)'),
  pine(70, 440, 1) +
    pine(150, 424, 0.7) +
    pine(560, 428, 0.62) +
    pine(622, 440, 0.9) +
    pine(1130, 420, 0.9),
  path('M356 404L420 404Q470 520 660 675H60Q300 520 356 404Z', '#c3ced6'),
  line('M376 410Q340 540 150 675M402 410Q430 540 540 675', '#9fb0bb', 12, { opacity: '.7' }),
  at(336, 372, carShape('#52788d'), 0.11) + line('M348 404h88', '#8fa3b0', 6),
  path('M0 560Q160 520 330 600T640 640L600 675H0Z', white, { opacity: '.75' }),
  ellipse(900, 600, 300, 40, 'url(#shade)'),
  wheel({ x: 880, y: 372 }, 246, {
    tread: { ...winter, sipes: [] },
    halfWidth: 0.31,
    rim: 0.6,
    face: doubleSpokes(),
  }),
  path(
    'M560 640Q620 560 720 590Q780 556 860 590Q930 560 1000 594Q1080 566 1200 610V675H540Z',
    white,
  ),
  path('M560 652Q700 620 860 644T1200 640V675H540Z', '#dfe9ef'),
  line(flakes, white, 10),
);
