import { accent, ember, graphite, rust, white } from '../palette';
import { metal, wheelAt } from '../sideWheel';
import { circle, el, ellipse, line, linear, path, picture, rect } from '../svg';

const SMALL =
  'M0 60H960M0 130L420 118M620 112L960 96M0 214H330M470 214L960 196M0 300L360 306M520 300L960 286M0 372H960M90 0V420M196 0L204 420M300 0V220M676 0L668 420M772 0V420M872 0L880 420M560 300V420M590 0L572 120';
const WIDE = 'M540 -10C520 90 470 150 440 220S400 340 388 430';
const ACROSS =
  'M-10 168C200 176 330 150 480 160S760 150 970 142M-10 256C200 250 340 262 430 258S760 236 970 240';
const MOTORWAY = 'M-10 18C140 60 240 150 262 260S330 400 420 440';
const RAILWAY = 'M812 -10C770 110 790 220 742 310S720 390 726 430';

const road = (d: string, width: number, casing: string) =>
  line(d, casing, width + 5) + line(d, white, width);

/** Streets around the shop, as a drawing: not to scale, and without names. */
export const map = picture(
  960,
  420,
  el(
    'defs',
    {},
    metal +
      linear(
        'pin',
        [0, 0, 1, 1],
        [
          [0, ember],
          [1, rust],
        ],
      ),
  ),
  rect(0, 0, 960, 420, '#f3ece2'),
  path(
    'M600 230C640 214 700 224 736 246S742 330 700 350S612 344 596 306S576 244 600 230Z',
    '#cfdcb8',
  ),
  path('M20 320Q70 300 130 318T182 420H0V340Z', '#cfdcb8'),
  path('M820 0H960V84Q900 96 852 70T820 0Z', '#d6e2c2'),
  path(
    'M960 330C900 318 868 350 820 346S760 400 700 420H760C800 396 830 376 880 378S930 366 960 366Z',
    '#b9d6e2',
  ),
  ellipse(650, 290, 38, 20, '#b9d6e2'),
  [
    [112, 76, 66, 40],
    [216, 76, 64, 34],
    [112, 144, 62, 18],
    [698, 122, 56, 20],
    [792, 112, 60, 24],
    [898, 110, 50, 22],
    [316, 30, 120, 22],
    [618, 24, 44, 62],
    [694, 20, 60, 64],
    [220, 318, 62, 40],
    [470, 318, 74, 40],
    [472, 228, 56, 20],
    [892, 256, 58, 22],
  ]
    .map(([x = 0, y = 0, width = 0, height = 0]) => rect(x, y, width, height, '#e6dacb', { rx: 4 }))
    .join(''),
  road(SMALL, 6, '#e2d5c5'),
  road(ACROSS, 13, '#dccbb7'),
  line(RAILWAY, '#a9a39b', 5) +
    line(RAILWAY, '#f3ece2', 3, { 'stroke-dasharray': '9 9', 'stroke-linecap': 'butt' }),
  line(MOTORWAY, '#d99a5c', 23) + line(MOTORWAY, '#f8c98e', 17) + line(MOTORWAY, '#fff3e0', 2),
  line(WIDE, '#d4c1aa', 25) +
    line(WIDE, white, 19) +
    line(WIDE, '#f0b57c', 2, { 'stroke-dasharray': '14 10' }),
  circle(456, 190, 74, accent, { opacity: '.12' }),
  ellipse(456, 196, 24, 8, graphite, { opacity: '.3' }),
  path('M456 196C428 150 404 126 404 92A52 52 0 0 1 508 92C508 126 484 150 456 196Z', 'url(#pin)', {
    stroke: white,
    'stroke-width': 5,
  }),
  circle(456, 92, 37, white),
  wheelAt(456, 92, 32),
);
