import { bluePaint, carDefs, carShape, orangePaint } from '../car';
import { brake, brakeDefs, type Caliper, rustyIron } from '../discs';
import {
  accent,
  cream,
  ember,
  flame,
  graphite,
  grey,
  ink,
  mist,
  peach,
  rust,
  sand,
  silver,
  slate,
  steel,
  white,
} from '../palette';
import { doubleSpokes } from '../rims';
import { at, circle, el, ellipse, group, line, linear, path, picture, radial, rect } from '../svg';
import { winter } from '../treads';
import { arc, wheel } from '../wheel';

const WIDTH = 1200;
const HEIGHT = 675;
const scene = (defs: string, ...content: string[]) =>
  picture(
    WIDTH,
    HEIGHT,
    el(
      'defs',
      {},
      linear(
        'ground',
        [0, 0, 0, 1],
        [
          [0, cream],
          [1, sand],
        ],
      ) + defs,
    ),
    rect(0, 0, WIDTH, HEIGHT, 'url(#ground)'),
    ...content,
  );

// Wheel alignment: a car from above, its front wheels pointing inwards.

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
const wheelAlignment = scene(
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

// Tread depth: a tread cut through, a gauge in its groove, a coin in another.

const ribs = [0, 218, 436, 654, 872, 1090]
  .map(
    (x) =>
      `M${x - 64} 675V436Q${x - 64} 416 ${x - 44} 416H${x + 84}Q${x + 104} 416 ${x + 104} 436V675Z`,
  )
  .join('');
const gauge = at(
  565,
  0,
  path('M-13 330H13V536L0 560L-13 536Z', 'url(#post)') +
    line('M-8 372h10M-8 396h16M-8 420h10M-8 444h16M-8 468h10M-8 492h16', graphite, 3) +
    rect(-120, 356, 240, 58, graphite, { rx: 12 }) +
    rect(-120, 398, 240, 16, steel, { rx: 6 }) +
    rect(-46, 92, 92, 272, 'url(#handle)', { rx: 26 }) +
    rect(-26, 130, 52, 120, ink, { rx: 8 }) +
    rect(-20, 136, 40, 36, '#3f9a5f', { rx: 4 }) +
    rect(-20, 176, 40, 32, '#e2a52e', { rx: 4 }) +
    rect(-20, 212, 40, 32, '#c0392b', { rx: 4 }) +
    path('M-36 154l22 -10v20Z', white) +
    line('M-30 110Q-32 200 -30 330', white, 6, { opacity: '.35' }),
);
const coin = at(
  783,
  420,
  circle(0, 0, 92, '#9c5a2e') +
    circle(0, 0, 86, 'url(#copper)') +
    circle(0, 0, 76, 'none', { stroke: '#8a4b22', 'stroke-width': 3, 'stroke-dasharray': '2 7' }) +
    path(
      'M-26 58Q-34 30 -18 14Q-40 6 -34 -18Q-30 -50 6 -52Q40 -48 38 -10Q46 2 36 6Q38 24 20 28Q22 46 36 58Z',
      '#a3622f',
    ) +
    line('M-66 -40A78 78 0 0 1 -20 -76', '#ffe1c0', 6, { opacity: '.8' }),
);
const measure = (x: number, top: number, bottom: number) =>
  line(`M${x} ${top}V${bottom}M${x - 22} ${top}h44M${x - 22} ${bottom}h44`, accent, 6) +
  path(
    `M${x - 11} ${top + 24}L${x} ${top + 4}L${x + 11} ${top + 24}ZM${x - 11} ${bottom - 24}L${x} ${bottom - 4}L${x + 11} ${bottom - 24}Z`,
    accent,
  );
const treadDepth = scene(
  linear(
    'rubber',
    [0, 0, 0, 1],
    [
      [0, '#4d5662'],
      [0.4, '#2b313a'],
      [1, '#171a1f'],
    ],
  ) +
    linear(
      'post',
      [0, 0, 1, 0],
      [
        [0, '#8b95a1'],
        [0.4, '#f1f4f6'],
        [1, '#77818d'],
      ],
    ) +
    linear(
      'handle',
      [0, 0, 1, 0],
      [
        [0, flame],
        [0.4, ember],
        [1, rust],
      ],
    ) +
    radial('copper', [
      [0, '#e7a66e'],
      [1, '#bd7440'],
    ]),
  circle(600, 300, 300, '#f0dfcb', { opacity: '.8' }),
  coin,
  rect(0, 560, WIDTH, 115, '#171a1f'),
  path(ribs, 'url(#rubber)'),
  // The wear bars at the bottom of the grooves, and the steel belts below.
  [109, 327, 763, 981].map((x) => rect(x - 5, 530, 50, 34, accent, { rx: 5 })).join(''),
  line('M0 612H1200M0 636H1200', '#59626d', 7, { 'stroke-dasharray': '18 12' }),
  line(
    'M40 436v90M84 436v110M260 436v90M300 436v110M478 436v90M520 436v110M696 436v90M740 436v110M912 436v90M958 436v110M1130 436v90',
    ink,
    4,
  ),
  gauge,
  measure(349, 416, 528),
);

// Winter tires: a wheel in the snow, mountains and a road behind it.

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
const winterTires = scene(
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
  rect(0, 0, WIDTH, 460, 'url(#heaven)'),
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

// Brake signs: a disc that squeals, and the lamp that warns.

const tired: Caliper = [flame, ember, rust, peach];
const lampSign =
  circle(0, 0, 48, 'none', { stroke: '#ff5a36', 'stroke-width': 11 }) +
  line('M-66 -44A80 80 0 0 0 -66 44M66 -44A80 80 0 0 1 66 44', '#ff5a36', 11) +
  line('M0 -24V6', '#ff5a36', 12) +
  circle(0, 25, 7, '#ff5a36');
const ticks = Array.from({ length: 9 }, (_, index) => {
  const turn = ((150 + index * 30) * Math.PI) / 180;
  const end = (r: number) => `${Math.round(r * Math.cos(turn))} ${Math.round(r * Math.sin(turn))}`;
  return `M${end(170)}L${end(150)}`;
}).join('');
const brakeSigns = scene(
  radial('lampGlow', [
    [0, '#ff5a36', 0.45],
    [1, '#ff5a36', 0],
  ]),
  brakeDefs({ ...rustyIron, lit: '#e3d6c9', own: '#b3a394', shaded: '#85766a' }, tired),
  circle(830, 330, 290, '#f0dfcb', { opacity: '.8' }),
  ellipse(830, 612, 300, 22, ink, { opacity: '.12' }),
  group(
    { transform: 'translate(836 330) scale(1.5)' },
    brake(
      { x: 0, y: 0 },
      rustyIron,
      tired,
      [88, 104, 120, 138, 152]
        .map((r, index) =>
          line(arc(r, index * 40 + 20, index * 40 + 250), '#5a3119', 3, { opacity: '.5' }),
        )
        .join(''),
    ),
  ),
  line(
    'M628 276A96 96 0 0 0 628 384M592 238A156 156 0 0 0 592 422M556 200A216 216 0 0 0 556 460',
    accent,
    11,
    { opacity: '.85' },
  ),
  at(
    250,
    330,
    circle(0, 8, 214, ink, { opacity: '.1' }) +
      circle(0, 0, 212, graphite) +
      circle(0, 0, 196, ink) +
      circle(0, 0, 196, 'none', { stroke: slate, 'stroke-width': 8 }) +
      line(ticks, mist, 6) +
      line(arc(160, 350, 390), accent, 10) +
      circle(0, 0, 130, 'url(#lampGlow)') +
      lampSign +
      line('M-60 132h120', slate, 18) +
      line('M-60 132h34', ember, 18),
  ),
);

export const articles: Record<string, string> = {
  'article-wheel-alignment': wheelAlignment,
  'article-tread-depth': treadDepth,
  'article-winter-tires': winterTires,
  'article-brake-signs': brakeSigns,
};
