import { accent, ember, graphite, grey, ink, rust, silver, slate, steel } from './palette';
import { at, el, ellipse, group, line, linear, path, radial, rect, reuse } from './svg';

/** Gradients of the workshop's furniture; included once in each picture of a workshop. */
export const furnitureDefs =
  linear(
    'post',
    [0, 0, 1, 0],
    [
      [0, '#5b6672'],
      [0.35, '#8d97a3'],
      [1, '#3a434e'],
    ],
  ) +
  linear(
    'cabinet',
    [0, 0, 0, 1],
    [
      [0, ember],
      [1, accent],
    ],
  ) +
  linear(
    'rubber',
    [0, 0, 1, 0],
    [
      [0, '#15181c'],
      [0.3, '#4a535e'],
      [0.55, '#2b313a'],
      [1, '#121417'],
    ],
  ) +
  linear(
    'glow',
    [0, 0, 0, 1],
    [
      [0, '#fff6e0', 0.75],
      [1, '#fff6e0', 0],
    ],
  ) +
  radial('shade', [
    [0, ink, 0.45],
    [0.6, ink, 0.18],
    [1, ink, 0],
  ]);

/** A soft shadow on the floor. */
export const shade = (x: number, y: number, rx: number, ry: number) =>
  ellipse(x, y, rx, ry, 'url(#shade)');

/** A tool cabinet on castors, 200 wide and 250 tall, on the floor at the place. */
export const toolCabinet = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    shade(0, 0, 150, 20) +
      line('M-78 -12h1M78 -12h1', ink, 24) +
      rect(-100, -240, 200, 222, rust, { rx: 8 }) +
      rect(-106, -252, 212, 16, graphite, { rx: 5 }) +
      [
        [-230, 26],
        [-199, 26],
        [-168, 36],
        [-127, 42],
        [-80, 54],
      ]
        .map(([top = 0, height = 0]) => rect(-90, top, 180, height, 'url(#cabinet)', { rx: 4 }))
        .join('') +
      line('M-56 -221H56M-56 -190H56M-56 -158H56M-56 -116H56M-56 -68H56', '#ffd9bd', 6),
    scale,
  );

/** Lamps that hang from the ceiling, with their light: the first one and how far right the others. */
export const lamps = (x: number, y: number, reach: number, rights: number[]) =>
  group(
    { id: 'lamp' },
    path(`M${x - 44} ${y}h88l126 ${reach}h-340Z`, 'url(#glow)'),
    line(`M${x} 0V${y - 40}`, slate, 4),
    path(`M${x - 12} ${y - 44}h24q4 22 40 38v6h-104v-6q36 -16 40 -38Z`, graphite),
    ellipse(x, y, 50, 7, '#fff3d0'),
  ) + rights.map((right) => reuse('lamp', right)).join('');

/** Tools on a board, 240 by 126. */
export const toolBoard = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    rect(0, 0, 240, 126, '#dfe3e7', { rx: 8, stroke: silver, 'stroke-width': 3 }) +
      group(
        { fill: grey },
        el('path', {
          id: 'wrench',
          d: 'M21 18L27 30V86L21 98A10 10 0 1 0 39 98L33 86V30L39 18A11 11 0 0 0 35 12V20H25V12A11 11 0 0 0 21 18Z',
        }),
        reuse('wrench', 32),
        reuse('wrench', 64),
      ) +
      line('M134 30V76', '#8a4b1f', 9) +
      rect(114, 22, 40, 15, steel, { rx: 3 }) +
      line('M176 30v18', ember, 9) +
      line('M206 30v18', graphite, 9) +
      line('M176 52v34M206 52v34', grey, 4),
    scale,
  );
