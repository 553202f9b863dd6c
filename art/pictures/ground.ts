import { cream, dune, ink, sand } from './palette';
import { circle, el, ellipse, linear, radial, rect } from './svg';

/** Products and people are drawn on a square. */
export const SQUARE = 480;

/** The plain background of every product. */
export const ground = (tint = sand, disc = dune) =>
  el(
    'defs',
    {},
    linear(
      'ground',
      [0, 0, 0, 1],
      [
        [0, cream],
        [1, tint],
      ],
    ) +
      linear(
        'disc',
        [0, 0, 0, 1],
        [
          [0, disc, 0.75],
          [1, disc, 0.15],
        ],
      ),
  ) +
  rect(0, 0, SQUARE, SQUARE, 'url(#ground)') +
  circle(240, 232, 204, 'url(#disc)');

/** The soft shadow of an object on the floor. */
export const shadow = (x: number, y: number, rx: number, ry: number) =>
  el(
    'defs',
    {},
    radial('shade', [
      [0, ink, 0.5],
      [0.55, ink, 0.22],
      [1, ink, 0],
    ]),
  ) + ellipse(x, y, rx, ry, 'url(#shade)');
