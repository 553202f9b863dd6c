import { car, carDefs, orangePaint } from '../car';
import { furnitureDefs, lamps, shade, toolBoard, toolCabinet } from '../furniture';
import { lift } from '../lift';
import { mechanic, reaching, workers } from '../mechanic';
import { ember, graphite, mist, slate, white } from '../palette';
import { metal } from '../sideWheel';
import { hangingTires, lyingTire, tireStack } from '../storedTires';
import { at, el, line, linear, path, picture, rect } from '../svg';

const defs = el(
  'defs',
  {},
  furnitureDefs +
    lyingTire +
    carDefs(orangePaint) +
    metal +
    linear(
      'wall',
      [0, 0, 0, 1],
      [
        [0, '#e9dfd3'],
        [1, '#f8f2ea'],
      ],
    ) +
    linear(
      'floor',
      [0, 0, 0, 1],
      [
        [0, '#b9bfc6'],
        [0.25, '#cfd4d9'],
        [1, '#a8afb7'],
      ],
    ) +
    linear(
      'sky',
      [0, 0, 0, 1],
      [
        [0, '#bfe0f0'],
        [0.7, '#fdf1dc'],
        [1, '#fbe3c4'],
      ],
    ),
);

const tree = (x: number, y: number, r: number, color: string) =>
  line(`M${x} ${y}v${r * 1.6}`, '#8a6a4c', r * 0.22) +
  path(
    `M${x - r} ${y + r}a${r * 0.7} ${r * 0.7} 0 0 1 -${r * 0.1} -${r * 1.3}a${r} ${r} 0 0 1 ${r * 2.1} 0a${r * 0.7} ${r * 0.7} 0 0 1 0 ${r * 1.3}Z`,
    color,
  );

const street =
  rect(70, 200, 420, 490, 'url(#sky)') +
  path('M70 520V400h70v-36h86v50h60v-86h96v70h108v122Z', '#d9c9b6') +
  path(
    'M96 420h22v22h-22ZM164 388h18v22h-18ZM196 388h18v22h-18ZM316 352h18v22h-18ZM346 352h18v22h-18ZM316 392h18v22h-18Z',
    '#f6e8d2',
  ) +
  tree(140, 504, 44, '#8fa67c') +
  tree(414, 506, 52, '#7c966a') +
  rect(70, 556, 420, 60, '#b2b8be') +
  line('M84 588H476', white, 5, { 'stroke-dasharray': '36 26' }) +
  rect(70, 612, 420, 78, '#c8c2b8');

const door =
  rect(52, 150, 18, 540, slate) +
  rect(490, 150, 18, 540, slate) +
  rect(52, 132, 456, 96, graphite, { rx: 8 }) +
  path('M70 150h420v22h-420ZM70 176h420v22h-420ZM70 202h420v22h-420Z', mist) +
  line('M102 161h60M202 161h60M302 161h60M402 161h60', '#a9c2cf', 12);

const room =
  rect(0, 0, 1600, 700, 'url(#wall)') +
  path('M0 0H1600V54H0Z', '#d8ccbe') +
  line('M0 54H1600', '#c4b5a4', 4) +
  line('M560 54V690M900 54V690M1240 54V690', '#dccfbf', 3) +
  rect(508, 560, 1092, 130, '#d2d7dc') +
  rect(508, 552, 1092, 10, ember) +
  street +
  door +
  rect(0, 690, 1600, 210, 'url(#floor)') +
  path('M70 690H490L640 900H-60Z', '#fff3dc', { opacity: '.55' }) +
  line('M560 900L640 690M1500 900L1380 690', '#f5b54a', 12, { opacity: '.85' });

const STEPS: [number, number][] = [
  [84, 0],
  [168, 0],
  [252, 0],
  [0, 126],
  [84, 126],
  [168, 126],
  [252, 126],
];
const rack =
  hangingTires(1290, 178, 50, STEPS) +
  rect(1224, 228, 376, 10, slate) +
  rect(1224, 354, 376, 10, slate) +
  line('M1232 110V364M1592 110V364', graphite, 8);

export const heroWorkshop = picture(
  1600,
  900,
  defs,
  room,
  rack,
  toolBoard(1250, 392, 0.95),
  lamps(680, 120, 300, [360]),
  shade(846, 772, 420, 44),
  lift(846, 752, 640, 388, 116),
  at(482, 126, car(), 0.73),
  toolCabinet(1296, 760, 0.95),
  tireStack(1488, 834, 4, 0.95),
  mechanic(1010, 830, workers.joe, reaching, 0.88),
  tireStack(610, 838, 2, 0.75),
);
