import { car, carDefs, greyPaint, whitePaint } from '../car';
import { carFront } from '../carFront';
import { furnitureDefs, shade, toolCabinet } from '../furniture';
import {
  accent,
  ember,
  flame,
  graphite,
  ink,
  peach,
  rust,
  silver,
  slate,
  steel,
  white,
} from '../palette';
import { fiveSpokes } from '../rims';
import { metal, sideWheel } from '../sideWheel';
import { lyingTire, tireStack } from '../storedTires';
import { at, circle, el, ellipse, line, path, picture, rect } from '../svg';
import { arc } from '../wheel';
import { room, roomDefs } from './room';

const scene = (defs: string, ...content: string[]) =>
  picture(
    800,
    500,
    el('defs', {}, furnitureDefs + roomDefs + metal + defs),
    room(800, 500, 380),
    ...content,
  );

const POSTS: [x: number, inward: 1 | -1][] = [
  [180, 1],
  [620, -1],
];
const post = (x: number) =>
  at(
    x,
    420,
    path('M-58 0L-46 -16H46L58 0Z', slate) +
      rect(-24, -372, 48, 356, 'url(#post)') +
      rect(-7, -350, 14, 320, '#3a434e', { opacity: '.5' }),
  );
const arm = (x: number, inward: 1 | -1) =>
  at(
    x,
    420,
    line(`M${34 * inward} -186L${146 * inward} -186`, '#56616e', 20) +
      rect(inward * 146 - 22, -208, 44, 14, ink, { rx: 4 }) +
      rect(-32, -230, 64, 84, ember, { rx: 6 }) +
      rect(-32, -168, 64, 8, rust) +
      rect(-18, -214, 36, 26, rust, { rx: 4, opacity: '.6' }),
  );

const equipmentLift = scene(
  carDefs(whitePaint),
  shade(400, 424, 300, 22),
  rect(150, 44, 500, 22, slate, { rx: 6 }),
  rect(150, 50, 500, 5, ember),
  POSTS.map(([x]) => post(x)).join(''),
  at(232, 14, carFront(), 0.84),
  POSTS.map(([x, inward]) => arm(x, inward)).join(''),
  path('M236 500L262 420H280L258 500ZM564 500L538 420H520L542 500Z', '#f5b54a', { opacity: '.8' }),
  rect(594, 296, 22, 44, graphite, { rx: 4 }),
  circle(605, 308, 5, '#7fd18b') + circle(605, 326, 5, flame),
);

/** A measuring head, clamped to a wheel. */
const target = (x: number) =>
  at(
    x,
    310,
    line('M0 -66V66M-57 33L57 33', graphite, 12) +
      circle(0, -66, 12, ember) +
      circle(-57, 33, 12, ember) +
      circle(57, 33, 12, ember) +
      rect(-44, -44, 88, 88, graphite, { rx: 12 }) +
      rect(-35, -35, 70, 70, white, { rx: 6 }) +
      path('M-35 -35H0V0H35V35H0V0H-35Z', ink) +
      circle(0, 0, 12, ember),
  );
const screen =
  rect(0, 0, 176, 122, graphite, { rx: 10 }) +
  rect(9, 9, 158, 104, '#e9f2f6', { rx: 5 }) +
  path('M62 34h52l8 20v34q0 8 -8 8H62q-8 0 -8 -8V54Z', '#c3d0d8') +
  [
    [44, 40, -4],
    [122, 40, 4],
    [44, 78, 0],
    [122, 78, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      rect(x, y, 10, 24, slate, { rx: 3, transform: `rotate(${turn} ${x} ${y})` }),
    )
    .join('') +
  line('M24 30V98M152 30V98', '#b5c4cd', 3) +
  line('M24 98V62M152 98V50', '#3f9a5f', 7) +
  line(arc(30, 240, 300), accent, 3, { transform: 'translate(88 60)' }) +
  line('M88 26v14', accent, 3);
const equipmentAlignment = scene(
  carDefs(greyPaint),
  path('M0 396H600V412H0Z', slate) +
    path('M20 412H60L52 440H28ZM500 412H540L532 440H508Z', graphite),
  at(-40, 156, car() + target(220) + target(798), 0.595),
  line('M486 342L650 190', ember, 3, { 'stroke-dasharray': '3 10', opacity: '.9' }),
  line('M150 342L640 176', ember, 2, { 'stroke-dasharray': '3 10', opacity: '.5' }),
  shade(694, 446, 110, 16),
  rect(682, 250, 22, 170, 'url(#post)'),
  path('M636 442L650 420H738L752 442Z', slate),
  rect(648, 300, 92, 16, graphite, { rx: 5 }),
  rect(640, 318, 108, 84, 'url(#cabinet)', { rx: 6 }),
  line('M662 338h64M662 364h64', '#ffd9bd', 6),
  rect(664, 140, 60, 14, ink, { rx: 7 }) + circle(676, 147, 4, flame) + circle(712, 147, 4, flame),
  at(606, 158, screen),
);

const equipmentBalancer = scene(
  lyingTire,
  toolCabinet(90, 420, 0.68),
  tireStack(716, 440, 3, 0.62),
  shade(410, 446, 240, 22),
  path(
    'M300 262H560Q580 262 580 282V430Q580 440 570 440H290Q280 440 280 430V282Q280 262 300 262Z',
    graphite,
  ),
  path('M280 300H580V330H280Z', ember),
  rect(300, 346, 120, 76, slate, { rx: 6 }) +
    line('M320 366h80M320 386h80M320 406h80', graphite, 5),
  rect(440, 346, 120, 30, slate, { rx: 6 }) +
    rect(440, 384, 120, 38, slate, { rx: 6 }) +
    line('M480 361h40M480 403h40', silver, 5),
  line('M560 262Q600 180 560 110', steel, 14),
  rect(420, 40, 190, 112, graphite, { rx: 12 }),
  rect(430, 50, 170, 92, '#e9f2f6', { rx: 6 }),
  circle(480, 96, 32, 'none', { stroke: slate, 'stroke-width': 12 }) +
    circle(480, 96, 18, 'none', { stroke: silver, 'stroke-width': 3 }),
  line(arc(32, -70, -30), ember, 12, { transform: 'translate(480 96)', 'stroke-linecap': 'butt' }),
  line('M534 76h48M534 96h30M534 116h40', '#9fb3bf', 7),
  circle(300, 236, 152, '#000', { opacity: '.08' }),
  at(292, 232, sideWheel(fiveSpokes()), 1.44),
  circle(292, 232, 26, graphite) + circle(292, 232, 15, ember) + ellipse(288, 227, 6, 4, peach),
  line(arc(168, 196, 312), steel, 16, { transform: 'translate(292 232)' }) +
    line(arc(168, 198, 230), ember, 16, { transform: 'translate(292 232)' }),
);

export const equipment: Record<string, string> = {
  'equipment-lift': equipmentLift,
  'equipment-alignment': equipmentAlignment,
  'equipment-balancer': equipmentBalancer,
};
