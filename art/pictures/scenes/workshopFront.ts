import { car, carDefs, carShape, orangePaint } from '../car';
import { furnitureDefs, shade } from '../furniture';
import { accent, ember, graphite, mist, slate, steel, white } from '../palette';
import { metal, wheelAt } from '../sideWheel';
import { lyingTire, tireStack } from '../storedTires';
import { at, circle, el, group, line, linear, path, picture, rect } from '../svg';

const defs = el(
  'defs',
  {},
  furnitureDefs +
    lyingTire +
    carDefs(orangePaint) +
    metal +
    linear(
      'heaven',
      [0, 0, 0, 1],
      [
        [0, '#a9d3e8'],
        [0.8, '#fdf1de'],
        [1, '#fbe5c8'],
      ],
    ) +
    linear(
      'facade',
      [0, 0, 0, 1],
      [
        [0, '#fbf5ec'],
        [1, '#ead9c5'],
      ],
    ) +
    linear(
      'inside',
      [0, 0, 0, 1],
      [
        [0, '#3a424c'],
        [1, '#6a737e'],
      ],
    ) +
    linear(
      'pane',
      [0, 0, 1, 1],
      [
        [0, '#e4f1f6'],
        [0.5, '#a9c5d3'],
        [1, '#7e9fb0'],
      ],
    ),
);

const cloud = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    path('M0 0q-4 -22 20 -24q8 -26 38 -20q26 -16 42 8q28 -2 28 20q18 2 16 16Z', white, {
      opacity: '.75',
    }),
    scale,
  );

const tree = (x: number, y: number, color: string) =>
  path(`M${x - 56} ${y}a40 40 0 0 1 -6 -74a60 60 0 0 1 124 0a40 40 0 0 1 -6 74Z`, color);

/** The sign: a wheel, and the mark of its tread. */
const chevrons = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${from + index * 30} 138l18 18l-18 18`).join('');
const sign =
  rect(120, 118, 560, 76, graphite, { rx: 8 }) +
  line(chevrons(146, 7), steel, 9) +
  line(chevrons(464, 7), ember, 9) +
  circle(400, 156, 52, graphite) +
  wheelAt(400, 156, 44);

const openBay =
  rect(130, 240, 250, 250, 'url(#inside)') +
  path('M130 490L150 440H360L380 490Z', '#8d97a3') +
  path('M220 256h70l70 180H150Z', '#fff3d0', { opacity: '.16' }) +
  rect(206, 250, 98, 8, '#fff3d0', { rx: 4 }) +
  line('M255 300V470', '#8d97a3', 14) +
  line('M200 396h110', '#56616e', 8) +
  at(145, 306, carShape('#aab4be'), 0.22) +
  rect(130, 232, 250, 26, mist) +
  line('M130 245H380', steel, 2);

const shutDoor =
  rect(416, 240, 250, 250, '#dfe4e8') +
  line('M416 290H666M416 340H666M416 390H666M416 440H666', '#b4bcc4', 4) +
  [436, 496, 556, 616].map((x) => rect(x, 300, 34, 28, 'url(#pane)', { rx: 3 })).join('') +
  rect(520, 458, 42, 8, steel, { rx: 4 });

const office =
  rect(700, 236, 196, 254, slate) +
  rect(708, 244, 96, 170, 'url(#pane)') +
  rect(708, 420, 96, 70, '#3a434e') +
  rect(812, 244, 76, 246, 'url(#pane)') +
  rect(820, 252, 60, 238, 'none', { stroke: slate, 'stroke-width': 5 }) +
  line('M828 366v36', slate, 6) +
  path('M716 404L770 252H790L736 404ZM826 480L874 300V340L838 480Z', white, { opacity: '.35' }) +
  path('M690 222H906L922 268H674Z', ember) +
  [0, 2, 4]
    .map((index) => path(`M${721 + index * 36} 222h36l${index * 2 - 3} 46h-41Z`, white))
    .join('') +
  path(
    'M674 268q20 16 41 0q20 16 41 0q21 16 42 0q20 16 41 0q20 16 41 0q21 16 42 0v-4H674Z',
    accent,
  );

export const workshopFront = picture(
  960,
  640,
  defs,
  rect(0, 0, 960, 520, 'url(#heaven)'),
  circle(820, 92, 40, '#fff3d0'),
  cloud(60, 96, 1) + cloud(540, 66, 0.7) + cloud(780, 150, 0.6),
  tree(60, 480, '#8fa67c') + tree(926, 480, '#7c966a') + tree(8, 490, '#9db389'),
  rect(92, 176, 824, 318, 'url(#facade)'),
  path('M84 168H924V190H84Z', '#cbb79f'),
  line('M92 360H128M384 360H412M670 300H698M100 420H126M388 420H410M386 300H412', '#d9c5ad', 4),
  sign,
  path('M118 228H392V490H380V240H130V490H118ZM404 228H678V490H666V240H416V490H404Z', slate),
  openBay,
  shutDoor,
  office,
  rect(0, 488, 960, 152, '#b5bac0'),
  rect(0, 488, 960, 14, '#d8d2c8'),
  path('M130 502H380L420 560H90ZM416 502H666L712 560H376Z', '#c6cad0'),
  line('M0 606H960', white, 6, { 'stroke-dasharray': '60 44', opacity: '.8' }),
  group({}, rect(664, 452, 34, 40, '#8a5a34', { rx: 4 }), circle(681, 440, 22, '#7c966a')),
  tireStack(396, 516, 2, 0.36),
  shade(530, 590, 250, 18),
  at(330, 412, car(), 0.44),
);
