import { graphite, ink, steel } from './palette';
import { plainSpokes } from './rims';
import { at, circle, line, linear } from './svg';
import { arc } from './wheel';

/** The gradient of rims; once in each picture that shows one. */
export const metal = linear(
  'metal',
  [0, 0, 0, 0],
  [
    [0, '#f4f6f8'],
    [0.5, '#c3cad2'],
    [1, '#8b95a1'],
  ],
  { gradientUnits: 'userSpaceOnUse', x1: '-60', y1: '-90', x2: '50', y2: '95' },
);

/** A wheel seen straight from its side, of a tire's radius of 100. */
export const sideWheel = (face = plainSpokes()) =>
  circle(0, 0, 100, graphite) +
  circle(0, 0, 97, 'none', {
    stroke: ink,
    'stroke-width': 6,
    'stroke-linecap': 'butt',
    'stroke-dasharray': '9 5',
  }) +
  circle(0, 0, 68, ink) +
  circle(0, 0, 44, steel) +
  `<g transform="scale(.66)">${face}</g>` +
  circle(0, 0, 66, 'none', { stroke: '#9aa3ad', 'stroke-width': 4 }) +
  line(arc(88, 205, 285), '#fff', 4, { opacity: '.16' });

/** The same wheel at a place and with a radius. */
export const wheelAt = (x: number, y: number, radius: number, face?: string) =>
  at(x, y, sideWheel(face), Math.round(radius) / 100);
