import { ember, flame, graphite, grey, ink, rust, slate } from './palette';
import { at, circle, line, path, rect } from './svg';

/**
 * A post of a lift with its arms to both sides: its foot at the place, `height` tall, the pads at
 * `raised` above the floor, `reach` apart from the post.
 */
export const lift = (x: number, y: number, height: number, raised: number, reach: number) =>
  at(
    x,
    y,
    path('M-84 0L-64 -22H64L84 0Z', slate) +
      rect(-30, -height, 60, height - 20, 'url(#post)') +
      rect(-9, -height + 20, 18, height - 60, '#3a434e', { opacity: '.55' }) +
      rect(-37, -height - 16, 74, 30, ember, { rx: 6 }) +
      rect(-37, -height + 6, 74, 8, rust) +
      path(
        `M${-reach} ${10 - raised}L-36 ${4 - raised}H36L${reach} ${10 - raised}V${26 - raised}L36 ${40 - raised}H-36L${-reach} ${26 - raised}Z`,
        '#56616e',
      ) +
      line(
        `M${-reach} ${18 - raised}L-40 ${16 - raised}M${reach} ${18 - raised}L40 ${16 - raised}`,
        '#77828f',
        3,
      ) +
      [-reach, reach]
        .map(
          (pad) =>
            rect(pad - 24, -raised, 48, 18, ink, { rx: 4 }) +
            rect(pad - 9, 14 - raised, 18, 20, grey),
        )
        .join('') +
      rect(-42, -raised - 4, 84, 96, slate, { rx: 8 }) +
      rect(-42, -raised + 66, 84, 8, ember) +
      rect(34, -150, 24, 50, graphite, { rx: 4 }) +
      circle(46, -136, 5, '#7fd18b') +
      circle(46, -118, 5, flame),
  );
