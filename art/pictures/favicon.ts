import { accent, ember, slate, white } from './palette';
import { rotatedCopies } from './rotatedCopies';
import { at, circle, path, picture, rect } from './svg';

/** The shop's mark, a tire, drawn to be recognizable at 16 pixels. */
export const favicon = picture(
  64,
  64,
  at(32, 32, rotatedCopies(18, rect(-3.4, -32, 6.8, 8, slate, { rx: 1.6 }))),
  circle(32, 32, 29.5, slate),
  circle(32, 32, 19, accent),
  at(32, 32, rotatedCopies(5, path('M-3 0L-4 -15Q0 -17 4 -15L3 0Z', white))),
  circle(32, 32, 6, white),
  circle(32, 32, 2.5, ember),
);
