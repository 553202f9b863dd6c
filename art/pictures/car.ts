import { glass, graphite, ink, silver, slate, white } from './palette';
import { sideWheel } from './sideWheel';
import { circle, el, group, line, linear, path, reuse } from './svg';

/** A lacquer: lit from above, its own colour, in the shade. */
export type Paint = [light: string, own: string, deep: string];

export const orangePaint: Paint = ['#fb8a3c', '#e2560f', '#a83a0a'];
export const bluePaint: Paint = ['#8fb0c2', '#52788d', '#345264'];
export const whitePaint: Paint = ['#ffffff', '#e9edf0', '#b7c0c9'];
export const greyPaint: Paint = ['#7d8896', '#4d5866', '#2f3843'];

/** The gradients of a car; once in each picture. */
export const carDefs = ([light, own, deep]: Paint, id = 'paint') =>
  linear(
    id,
    [0, 0, 0, 1],
    [
      [0, light],
      [0.42, own],
      [0.62, own],
      [1, deep],
    ],
  ) +
  linear(
    'window',
    [0, 0, 1, 1],
    [
      [0, '#dcebf2'],
      [0.5, glass],
      [1, '#6f8c9c'],
    ],
  );

const BODY =
  'M36 306Q20 300 18 270L20 214Q22 176 44 154L96 74Q112 40 158 28Q250 8 380 8Q470 8 520 26Q590 54 690 128Q812 134 912 164Q972 182 984 222L990 268Q990 298 966 306L904 310A106 106 0 0 0 692 310L326 314A106 106 0 0 0 114 312Z';
const WINDOWS =
  'M108 138L146 70Q160 48 192 42Q280 27 380 27Q464 27 510 44Q568 68 648 130Q648 140 636 140L120 146Q104 146 108 138Z';

const WHEELS =
  el('g', { id: 'wheel' }, el('g', { transform: 'translate(220 310) scale(.94)' }, sideWheel())) +
  reuse('wheel', 578);

/**
 * A car from its side, facing right, 1000 wide; its wheels stand on y = 404.
 * @param paint name of its gradient
 * @param without what a picture draws in another way
 */
export function car(paint = 'paint', without: { wheels?: boolean } = {}) {
  return group(
    {},
    path('M60 250H950V318H60Z', ink),
    path(
      'M110 314A110 110 0 0 1 330 314V318H110ZM688 314A110 110 0 0 1 908 314V318H688Z',
      '#0c0e11',
    ),
    path(BODY, `url(#${paint})`),
    line('M114 312A106 106 0 0 1 326 314M692 310A106 106 0 0 1 904 310', graphite, 9, {
      opacity: '.9',
    }),
    line('M176 21Q280 4 440 8', graphite, 6),
    // Sill, belt line and the light that runs over the shoulder.
    path('M326 314L692 310L698 290L320 296Z', graphite, { opacity: '.85' }),
    line('M30 196Q300 168 700 166Q860 168 974 214', white, 4, { opacity: '.4' }),
    path('M24 232Q300 214 720 216L980 246L984 264Q700 246 22 262Z', ink, { opacity: '.1' }),
    path(WINDOWS, graphite),
    path(
      'M122 138L156 76Q168 58 196 51Q236 43 262 40L256 140ZM274 39Q330 35 392 35L398 138L270 140ZM404 35Q466 37 504 52Q558 76 624 132L410 138Z',
      'url(#window)',
    ),
    path('M302 38L346 36L316 139L272 140Z M442 38L474 43L454 137L420 138Z', white, {
      opacity: '.35',
    }),
    // Doors.
    line('M264 146Q256 220 266 292M404 144Q408 220 404 292M640 140Q668 200 656 262', ink, 2.5, {
      opacity: '.35',
    }),
    line('M291 180H326M431 178H466', ink, 9, { opacity: '.45' }),
    path('M586 132q4 -24 26 -24q22 2 24 16q0 12 -10 14Z', `url(#${paint})`),
    path('M586 132h44q-2 8 -12 8h-26Z', slate),
    // Lights, bumpers.
    path('M896 172Q956 182 976 214L930 212Q904 206 896 172Z', '#fff3dc', {
      stroke: slate,
      'stroke-width': 3,
    }),
    path('M914 180Q950 190 964 208L936 206Q918 200 914 180Z', '#ffd9a0'),
    path('M22 214Q24 180 44 158L74 160Q62 196 56 214Z', '#8f1d14'),
    path('M24 206Q28 182 44 166L60 168Q54 190 48 206Z', '#e5533d'),
    path('M912 310Q910 276 946 270L988 264V280Q988 300 966 306Z', graphite),
    path('M20 258L70 262Q108 276 112 312L36 306Q20 300 18 270Z', graphite, { opacity: '.9' }),
    line('M934 248L984 244', silver, 4, { opacity: '.7' }),
    without.wheels ? '' : WHEELS,
  );
}

/** A car far away: its shape, windows and wheels. */
export const carShape = (color: string) =>
  path(BODY, color) + path(WINDOWS, slate) + circle(220, 310, 94, ink) + circle(798, 310, 94, ink);
