import { cream, sand } from '../palette';
import { el, linear, picture, rect } from '../svg';

const WIDTH = 1200;
const HEIGHT = 675;
const ground = linear(
  'ground',
  [0, 0, 0, 1],
  [
    [0, cream],
    [1, sand],
  ],
);

/** The picture of an article, on a plain background. `defs` are its other gradients. */
export const scene = (defs: string, ...content: string[]) =>
  picture(
    WIDTH,
    HEIGHT,
    el('defs', {}, ground + defs),
    rect(0, 0, WIDTH, HEIGHT, 'url(#ground)'),
    ...content,
  );
