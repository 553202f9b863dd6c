import { bluePaint, car, carDefs, orangePaint } from '../car';
import { furnitureDefs, shade, toolBoard, toolCabinet } from '../furniture';
import { carrying, mechanic, spraying, workers, writing } from '../mechanic';
import { accent, ember, graphite, grey, ink, silver, slate, steel, white } from '../palette';
import { metal } from '../sideWheel';
import { hangingTires, lyingTire, tireStack } from '../storedTires';
import { at, circle, el, line, linear, path, picture, rect } from '../svg';
import { room, roomDefs, window } from './room';

const FLOOR = 380;
const scene = (defs: string, ...content: string[]) =>
  picture(800, 500, el('defs', {}, furnitureDefs + roomDefs + metal + defs), ...content);

/** A jack under the sill, its top at the place. */
const jack = (x: number, y: number) =>
  at(
    x,
    y,
    rect(-24, -8, 48, 12, ink, { rx: 4 }) +
      rect(-8, 4, 16, 26, silver) +
      path('M-44 58L-20 26H20L60 58Z', accent) +
      line('M44 50L120 20', graphite, 8) +
      circle(-34, 58, 8, ink) +
      circle(48, 58, 8, ink),
  );

const tireServices = scene(
  lyingTire + carDefs(bluePaint),
  room(800, 500, FLOOR),
  hangingTires(470, 110, 44, [
    [84, 0],
    [168, 0],
    [252, 0],
  ]),
  rect(410, 154, 390, 9, slate) + line('M418 50V163M770 50V163', graphite, 7),
  shade(180, 438, 330, 20),
  at(-380, 118, car('paint', { wheels: true }), 0.76),
  // The front wheel is off: hub and disc show.
  circle(226, 354, 56, '#9aa3ad') +
    circle(226, 354, 52, '#c3cad2') +
    circle(226, 354, 26, steel) +
    circle(226, 354, 14, graphite),
  path('M176 330A56 56 0 0 0 176 378L196 370A34 34 0 0 1 196 338Z', ember),
  [0, 72, 144, 216, 288]
    .map((turn) => circle(0, -20, 3.5, ink, { transform: `translate(226 354) rotate(${turn})` }))
    .join(''),
  jack(96, 372),
  tireStack(690, 448, 4, 0.72),
  mechanic(476, 456, workers.sam, carrying, 0.92),
  line('M340 446l30 -8', grey, 9) + circle(376, 436, 8, grey),
);

const hood =
  path('M690 128L866 -40Q884 -52 890 -36L894 -24L716 140Z', 'url(#paint)') +
  path('M700 136L880 -26L894 -24L716 140Z', slate) +
  line('M836 160L848 12', grey, 6);
const engine =
  path('M700 136H900V170L700 150Z', ink) +
  rect(742, 92, 96, 50, steel, { rx: 8 }) +
  path('M752 92q4 -16 20 -16h36q16 0 20 16Z', slate) +
  line('M758 110h64M758 124h64', '#2f3742', 5) +
  rect(848, 112, 40, 36, graphite, { rx: 4 }) +
  circle(858, 110, 5, ember) +
  circle(878, 110, 5, silver) +
  line('M742 120q-20 -30 -40 4', graphite, 9) +
  circle(790, 74, 10, ember);
const autoRepairs = scene(
  carDefs(orangePaint),
  room(800, 500, FLOOR),
  window(40, 40, 300, 110, 3),
  toolBoard(548, 70, 0.9),
  toolCabinet(704, 424, 0.74),
  shade(270, 440, 330, 20),
  at(-140, 176, engine + hood + car(), 0.66),
  mechanic(562, 456, { ...workers.joe, mirrored: true }, writing, 0.92),
);

/** Front fender and nose, sanded and primed. */
const primer =
  'M656 140Q700 131 760 136Q850 141 898 164L900 192L936 216L952 262L905 302A106 106 0 0 0 692 304L655 298Q672 220 656 140Z';
const bodyShop = scene(
  carDefs(bluePaint) +
    linear(
      'mist',
      [0, 0, 1, 0],
      [
        [0, '#52788d', 0.05],
        [1, '#52788d', 0.75],
      ],
    ),
  rect(0, 0, 800, FLOOR, '#eef1f3'),
  [0, 1, 2, 3]
    .map(
      (index) =>
        rect(30 + index * 190, 26, 170, 24, white, { rx: 6 }) +
        path(`M${30 + index * 190} 50h170l40 250h-250Z`, white, { opacity: '.35' }),
    )
    .join(''),
  line('M0 140H800M0 240H800M160 60V380M320 60V380M480 60V380M640 60V380', '#dde2e6', 3),
  rect(0, FLOOR, 800, 120, 'url(#floor)'),
  line('M0 400H800M0 430H800', '#a0a8b0', 2, { opacity: '.6' }),
  shade(290, 446, 350, 20),
  at(
    -90,
    172,
    car() +
      path(primer, '#c9c2b8') +
      // Masked with paper and tape.
      path('M404 35Q466 37 504 52Q558 76 624 132L410 138Z', '#efe3cf') +
      line('M410 138L398 38M410 138L630 132', '#e0b15c', 7) +
      path('M896 172Q956 182 976 214L930 212Q904 206 896 172Z', '#efe3cf', {
        stroke: '#e0b15c',
        'stroke-width': 5,
      }),
    0.66,
  ),
  path('M590 214L476 236Q470 290 506 330Z', 'url(#mist)'),
  mechanic(736, 460, { ...workers.tess, mirrored: true }, spraying, 0.96),
);

export const services: Record<string, string> = {
  'tire-services': tireServices,
  'auto-repairs': autoRepairs,
  'body-shop': bodyShop,
};
