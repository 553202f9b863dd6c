import { graphite, ink, mist, silver, slate, steel, white } from './palette';
import { circle, ellipse, group, line, path, rect } from './svg';

/** A wheel from the front, 52 wide, leaning by `camber` degrees around its foot. */
const tread = (x: number, camber: number) =>
  group(
    { transform: `translate(${x} 268)${camber ? ` rotate(${camber})` : ''}` },
    rect(-26, -104, 52, 104, ink, { rx: 14 }),
    line('M-14 -94V-8M0 -94V-8M14 -94V-8', '#39414b', 3),
    line('M-22 -84h44M-22 -66h44M-22 -48h44M-22 -30h44M-22 -14h44', '#39414b', 2),
  );

/** A car from its front, 400 wide; its wheels stand on y = 268. `paint` names its gradient. */
export const carFront = (paint = 'paint', camber = 0) =>
  tread(62, camber) +
  tread(338, -camber) +
  path('M44 196H356V236H44Z', ink) +
  path('M96 30Q104 8 140 6Q200 0 260 6Q296 8 304 30L334 110H66Z', `url(#${paint})`) +
  path('M110 38Q116 22 142 20Q200 14 258 20Q284 22 290 38L314 104Q200 92 86 104Z', graphite) +
  path('M118 42Q124 28 146 27Q200 22 254 27Q276 28 282 42L302 96Q200 86 98 96Z', 'url(#window)') +
  path('M160 26L204 24L168 90L122 93Z', white, { opacity: '.4' }) +
  path(
    'M26 92q4 -18 30 -16l14 6l-4 24H34q-10 -2 -8 -14ZM374 92q-4 -18 -30 -16l-14 6l4 24h32q10 -2 8 -14Z',
    `url(#${paint})`,
  ) +
  path(
    'M52 130Q62 104 94 100Q200 88 306 100Q338 104 348 130L362 168Q366 210 350 226H50Q34 210 38 168Z',
    `url(#${paint})`,
  ) +
  path('M84 116Q200 100 316 116L304 132Q200 120 96 132Z', white, { opacity: '.25' }) +
  path(
    'M52 146Q66 136 116 152L112 172Q74 176 50 164ZM348 146Q334 136 284 152L288 172Q326 176 350 164Z',
    '#fff3dc',
    { stroke: slate, 'stroke-width': 3 },
  ) +
  circle(84, 158, 8, '#ffd08a') +
  circle(316, 158, 8, '#ffd08a') +
  path('M128 154H272L262 182H138Z', graphite) +
  line('M136 164H264M140 173H260', steel, 3) +
  ellipse(200, 160, 15, 10, silver) +
  ellipse(200, 160, 10, 6, mist) +
  path('M46 192H354L350 226H50Z', graphite) +
  rect(150, 198, 100, 20, slate, { rx: 3 }) +
  circle(82, 208, 9, '#fff3dc') +
  circle(318, 208, 9, '#fff3dc');
