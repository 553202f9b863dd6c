import { ground, SQUARE, shadow } from './ground';
import { accent, ember, flame, ink, peach, silver, slate, steel, white } from './palette';
import { doubleSpokes, fiveSpokes, manySpokes, steelWheel } from './rims';
import { rotatedCopies } from './rotatedCopies';
import { at, circle, group, line, path, picture } from './svg';
import { allSeason, allTerrain, performance, runFlat, used, winter } from './treads';
import { arc, type Wheel, wheel } from './wheel';

const brake =
  circle(0, 0, 66, '#98a1ac') +
  circle(0, 0, 62, 'none', { stroke: '#6f7985', 'stroke-width': 1 }) +
  circle(0, 0, 30, steel);
const caliper = (color: string) =>
  path('M-66 -34A74 74 0 0 0 -66 34L-40 22A46 46 0 0 1 -40 -22Z', color);

const product = (spec: Wheel, before = '', after = '', tint?: string, disc?: string) =>
  picture(
    SQUARE,
    SQUARE,
    ground(tint, disc),
    before,
    shadow(246, 424, 190, 22),
    wheel({ x: 241, y: 238 }, 186, spec),
    after,
  );

/** A stretch of sidewall cut open, one layer of it. */
const window = (color: string, r: number, width: number, more = 0, dashes?: string) =>
  line(arc(r, 205 - more, 262 + more), color, width, {
    'stroke-linecap': 'butt',
    'stroke-dasharray': dashes,
  });

const flake = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    group(
      { stroke: white, 'stroke-width': 2, 'stroke-linecap': 'round', fill: 'none' },
      rotatedCopies(3, path('M0-10V10M-3-8L0-5L3-8M-3 8L0 5L3 8', 'none')),
    ),
    size / 10,
  );

export const tires: Record<string, string> = {
  'tire-all-season': product({
    tread: allSeason,
    halfWidth: 0.33,
    rim: 0.66,
    face: doubleSpokes(),
    behindFace: brake,
  }),
  'tire-performance': product({
    tread: performance,
    halfWidth: 0.37,
    rim: 0.74,
    face: manySpokes('url(#metal)', steel),
    behindFace: brake + caliper(ember),
  }),
  'tire-winter': product(
    { tread: winter, halfWidth: 0.31, rim: 0.62, face: fiveSpokes(), behindFace: brake },
    flake(64, 92, 16) +
      flake(404, 66, 22) +
      flake(436, 196, 11) +
      flake(96, 330, 10) +
      flake(140, 40, 9),
    path(
      'M0 428q34 -16 70 -8q22 -20 56 -10q26 -14 50 -2q30 -14 62 0q30 -10 52 4q30 -12 54 2q34 -10 60 6q40 -10 76 6V480H0Z',
      white,
    ) + path('M0 452q60 -14 130 -4t140 -2t120 4t90 -4V480H0Z', '#e3ebf0'),
    '#dfe7ec',
    '#c7d6df',
  ),
  'tire-run-flat': product({
    tread: runFlat,
    halfWidth: 0.34,
    rim: 0.68,
    face: fiveSpokes('url(#metal)', '#6f7985'),
    behindFace: brake,
    // A window in the sidewall shows the support that carries the car.
    onSidewall:
      window('#0d0f12', 80.5, 21, 1) +
      window(accent, 80, 15) +
      window(ember, 82, 9) +
      window(flame, 84, 4) +
      window(silver, 88.5, 2) +
      window(peach, 76, 1.4, 0, '2.2 2'),
  }),
  'tire-all-terrain': product({
    tread: allTerrain,
    halfWidth: 0.35,
    rim: 0.56,
    face: steelWheel('url(#metal)', slate),
    behindFace: circle(0, 0, 80, ink),
  }),
  'tire-used': product({
    tread: used,
    halfWidth: 0.33,
    rim: 0.62,
    lit: '#646a70',
    shaded: '#474c52',
    onSidewall: line(arc(79, 20, 64), silver, 2.4, { opacity: '.35' }),
  }),
};
