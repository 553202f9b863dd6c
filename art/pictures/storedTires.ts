import { shade } from './furniture';
import { graphite, ink, steel } from './palette';
import { at, circle, ellipse, group, line, path, reuse } from './svg';

/** A tire lying flat, 200 wide, its middle at the origin. */
export const lyingTire = group(
  { id: 'lying' },
  path('M-100 -20Q-104 0 -100 20Q-60 44 0 44Q60 44 100 20Q104 0 100 -20Z', 'url(#rubber)') +
    line(
      'M-84 4l8 22M-62 12l7 22M-38 17l6 23M-13 20l4 23M13 20l-4 23M38 17l-6 23M62 12l-7 22M84 4l-8 22',
      '#0c0e10',
      4,
    ) +
    line('M-100 2Q-60 24 0 24Q60 24 100 2', '#0c0e10', 3, { opacity: '.7' }) +
    ellipse(0, -20, 100, 24, '#2c323b') +
    ellipse(0, -20, 90, 20, 'none', { stroke: '#4b5560', 'stroke-width': 2 }) +
    ellipse(0, -20, 52, 12, '#0d0f12'),
);

/** Tires lying on each other; `lyingTire` must be among the picture's definitions. */
export const tireStack = (x: number, y: number, count: number, scale = 1) =>
  at(
    x,
    y,
    shade(0, 0, 150, 26) +
      Array.from({ length: count }, (_, index) =>
        reuse('lying', [0, 6, -5, 4][index % 4] ?? 0, -42 - index * 56),
      ).join(''),
    scale,
  );

/** Bare tires from their side, hanging on a rack: the first of each row, and how many follow. */
export function hangingTires(x: number, y: number, r: number, steps: [x: number, y: number][]) {
  const id = `hung${r}`;
  const tire =
    circle(x, y, r * 0.78, 'none', { stroke: graphite, 'stroke-width': r * 0.44 }) +
    circle(x, y, r - 2, 'none', {
      stroke: ink,
      'stroke-width': 4,
      'stroke-dasharray': '6 4',
      'stroke-linecap': 'butt',
    }) +
    circle(x, y, r * 0.78, 'none', { stroke: steel, 'stroke-width': 1.5 }) +
    circle(x, y, r * 0.56, 'none', { stroke: ink, 'stroke-width': 4 });
  return group({ id }, tire) + steps.map(([right, down]) => reuse(id, right, down)).join('');
}
