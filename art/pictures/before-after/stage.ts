import { white } from '../palette';
import { at, circle, el, linear, path, picture, rect } from '../svg';

const WIDTH = 960;
const HEIGHT = 640;

/** Both pictures of a pair stand in the same place: dull before, bright after. */
const stage = (isAfter: boolean) =>
  el(
    'defs',
    {},
    linear(
      'wall',
      [0, 0, 0, 1],
      isAfter
        ? [
            [0, '#fdf6ec'],
            [1, '#f7e6d3'],
          ]
        : [
            [0, '#dcd8d2'],
            [1, '#c9c4bd'],
          ],
    ) +
      linear(
        'floor',
        [0, 0, 0, 1],
        isAfter
          ? [
              [0, '#e9d7c2'],
              [1, '#f6e9da'],
            ]
          : [
              [0, '#b3aea6'],
              [1, '#c4bfb8'],
            ],
      ),
  ) +
  rect(0, 0, WIDTH, HEIGHT, 'url(#wall)') +
  (isAfter
    ? circle(480, 300, 270, '#fbe2c6', { opacity: '.7' })
    : circle(480, 300, 270, '#cfcac3', { opacity: '.7' })) +
  rect(0, 500, WIDTH, 140, 'url(#floor)');

/** A star of light on something new. */
export const sparkle = (x: number, y: number, size: number) =>
  at(x, y, path('M0 -20Q2 -2 20 0Q2 2 0 20Q-2 2 -20 0Q-2 -2 0 -20Z', white), size);

/** One picture of a pair. */
export const beforeAfterScene = (isAfter: boolean, ...content: string[]) =>
  picture(WIDTH, HEIGHT, stage(isAfter), ...content);
