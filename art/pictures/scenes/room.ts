import { ember, steel, white } from '../palette';
import { line, linear, path, rect } from '../svg';

/** Gradients of a room; once in each picture that has one. */
export const roomDefs =
  linear(
    'wall',
    [0, 0, 0, 1],
    [
      [0, '#e9dfd3'],
      [1, '#f8f2ea'],
    ],
  ) +
  linear(
    'floor',
    [0, 0, 0, 1],
    [
      [0, '#b9bfc6'],
      [0.3, '#cfd4d9'],
      [1, '#a8afb7'],
    ],
  ) +
  linear(
    'sky',
    [0, 0, 0, 1],
    [
      [0, '#bfe0f0'],
      [0.75, '#fdf1dc'],
      [1, '#fbe3c4'],
    ],
  );

/** A bright workshop: wall, wainscot with its orange line, floor from `floor` downwards. */
export const room = (width: number, height: number, floor: number) =>
  rect(0, 0, width, floor, 'url(#wall)') +
  rect(0, floor - 110, width, 110, '#d2d7dc') +
  rect(0, floor - 116, width, 7, ember) +
  rect(0, floor, width, height - floor, 'url(#floor)');

/** A wide window with bars. */
export const window = (x: number, y: number, width: number, height: number, panes: number) => {
  const bars = Array.from(
    { length: panes - 1 },
    (_, index) => `M${x + (width * (index + 1)) / panes} ${y}v${height}`,
  ).join('');
  return (
    rect(x, y, width, height, 'url(#sky)') +
    path(
      `M${x + width * 0.1} ${y + height}l${height * 0.6} ${-height}h${width * 0.08}l${-height * 0.6} ${height}Z`,
      white,
      { opacity: '.4' },
    ) +
    line(`${bars}M${x} ${y + height / 2}h${width}`, steel, 5) +
    rect(x, y, width, height, 'none', { stroke: steel, 'stroke-width': 9 }) +
    rect(x - 12, y + height + 2, width + 24, 9, '#c9bcab')
  );
};
