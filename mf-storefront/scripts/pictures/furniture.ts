import { around } from './around';
import {
  accent,
  ember,
  flame,
  graphite,
  grey,
  ink,
  rust,
  silver,
  slate,
  steel,
  white,
} from './palette';
import { again, at, circle, el, ellipse, group, line, linear, path, radial, rect } from './svg';

/** Gradients of the workshop's things; once in each picture of a workshop. */
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

/**
 * A post of a lift with its arms to both sides: its foot at the place, `height` tall, the pads at
 * `raised` above the floor, `reach` apart from the post.
 */
export const lift = (x: number, y: number, height: number, raised: number, reach: number) =>
  at(
    x,
    y,
    path('M-84 0L-64 -22H64L84 0Z', slate) +
      rect(-30, -height, 60, height - 20, 'url(#post)') +
      rect(-9, -height + 20, 18, height - 60, '#3a434e', { opacity: '.55' }) +
      rect(-37, -height - 16, 74, 30, ember, { rx: 6 }) +
      rect(-37, -height + 6, 74, 8, rust) +
      path(
        `M${-reach} ${10 - raised}L-36 ${4 - raised}H36L${reach} ${10 - raised}V${26 - raised}L36 ${40 - raised}H-36L${-reach} ${26 - raised}Z`,
        '#56616e',
      ) +
      line(
        `M${-reach} ${18 - raised}L-40 ${16 - raised}M${reach} ${18 - raised}L40 ${16 - raised}`,
        '#77828f',
        3,
      ) +
      [-reach, reach]
        .map(
          (pad) =>
            rect(pad - 24, -raised, 48, 18, ink, { rx: 4 }) +
            rect(pad - 9, 14 - raised, 18, 20, grey),
        )
        .join('') +
      rect(-42, -raised - 4, 84, 96, slate, { rx: 8 }) +
      rect(-42, -raised + 66, 84, 8, ember) +
      rect(34, -150, 24, 50, graphite, { rx: 4 }) +
      circle(46, -136, 5, '#7fd18b') +
      circle(46, -118, 5, flame),
  );

/** A tire lying flat, 200 wide, its middle at the origin. */
export const lyingTire = group(
  { id: 'lying' },
  path('M-100 -20Q-104 0 -100 20Q-60 44 0 44Q60 44 100 20Q104 0 100 -20Z', 'url(#rubber)') +
    line(
      'M-84 4l8 22M-62 12l7 22M-38 17l6 23M-13 20l4 23M13 20l-4 23M38 17l-6 23M62 12l-7 22M84 4l-8 22',
      '#0c0e10',
      4,
    ) +
    line('M-100 2Q-60 24 0 24Q60 24 100 2', '#0c0e10', 3, { opacity: '.7' }) +
    ellipse(0, -20, 100, 24, '#2c323b') +
    ellipse(0, -20, 90, 20, 'none', { stroke: '#4b5560', 'stroke-width': 2 }) +
    ellipse(0, -20, 52, 12, '#0d0f12'),
);

/** Tires lying on each other; `lyingTire` must be among the picture's definitions. */
export const tireStack = (x: number, y: number, count: number, scale = 1) =>
  at(
    x,
    y,
    shade(0, 0, 150, 26) +
      Array.from({ length: count }, (_, index) =>
        again('lying', [0, 6, -5, 4][index % 4] ?? 0, -42 - index * 56),
      ).join(''),
    scale,
  );

/** Bare tires from their side, hanging on a rack: the first of each row, and how many follow. */
export function hangingTires(x: number, y: number, r: number, steps: [x: number, y: number][]) {
  const id = `hung${r}`;
  const tire =
    circle(x, y, r * 0.78, 'none', { stroke: graphite, 'stroke-width': r * 0.44 }) +
    circle(x, y, r - 2, 'none', {
      stroke: ink,
      'stroke-width': 4,
      'stroke-dasharray': '6 4',
      'stroke-linecap': 'butt',
    }) +
    circle(x, y, r * 0.78, 'none', { stroke: steel, 'stroke-width': 1.5 }) +
    circle(x, y, r * 0.56, 'none', { stroke: ink, 'stroke-width': 4 });
  return group({ id }, tire) + steps.map(([right, down]) => again(id, right, down)).join('');
}

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
  ) + rights.map((right) => again('lamp', right)).join('');

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
        again('wrench', 32),
        again('wrench', 64),
      ) +
      line('M134 30V76', '#8a4b1f', 9) +
      rect(114, 22, 40, 15, steel, { rx: 3 }) +
      line('M176 30v18', ember, 9) +
      line('M206 30v18', graphite, 9) +
      line('M176 52v34M206 52v34', grey, 4),
    scale,
  );

/** A round gear-like badge for walls and doors. */
export const gear = (x: number, y: number, r: number, color: string, hole: string) =>
  at(
    x,
    y,
    group(
      {},
      around(8, rect(-r * 0.16, -r, r * 0.32, r * 0.5, color, { rx: r * 0.06 })),
      circle(0, 0, r * 0.74, color),
      circle(0, 0, r * 0.34, hole),
    ),
  );

/** Rays of light on a clean floor. */
export const gleam = (d: string) => path(d, white, { opacity: '.35' });
