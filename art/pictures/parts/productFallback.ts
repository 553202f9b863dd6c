import { SQUARE } from '../ground';
import { cloud, mist } from '../palette';
import { rotatedCopies } from '../rotatedCopies';
import { at, circle, line, path, picture, rect } from '../svg';
import { arc } from '../wheel';

export const productFallback = picture(
  SQUARE,
  SQUARE,
  rect(0, 0, SQUARE, SQUARE, cloud),
  circle(240, 240, 150, mist),
  at(240, 240, rotatedCopies(36, rect(-8, -160, 16, 18, mist, { rx: 4 }))),
  circle(240, 240, 104, cloud),
  circle(240, 240, 92, 'none', { stroke: mist, 'stroke-width': 8 }),
  at(
    240,
    240,
    rotatedCopies(5, path('M-12 -20L-16 -90h32L12 -20Z', mist)) +
      circle(0, 0, 34, mist) +
      rotatedCopies(5, circle(0, -22, 4, cloud)) +
      circle(0, 0, 10, cloud),
  ),
  at(240, 240, line(arc(127, 200, 280), cloud, 8)),
);
