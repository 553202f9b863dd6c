import { graphite, grey, ink, mist, silver, slate, steel, white } from './palette';
import { rotatedCopies } from './rotatedCopies';
import { circle, ellipse, path, rect } from './svg';

// Faces of rims, drawn flat around the origin, for a rim of radius 100.

const bolts = (count: number, distance: number, radius = 3.6) =>
  rotatedCopies(count, circle(0, -distance, radius, graphite));

const cap = (color: string) => circle(0, 0, 13, color) + circle(0, 0, 8, ink, { opacity: '.35' });

/** Two slim arms to each spoke. */
export const doubleSpokes = (color = 'url(#metal)', edge = steel) => {
  const spoke = (fill: string, shift: number) =>
    path(`M-15 ${-18 + shift}L-21 -97l9 1.5L-3 -30h6l9 -65.500l9 -1.500L15 ${-18 + shift}Z`, fill);
  return (
    rotatedCopies(5, spoke(edge, 3), 2) +
    rotatedCopies(5, spoke(color, 0)) +
    circle(0, 0, 26, color) +
    bolts(5, 18.5, 3.4) +
    cap(silver)
  );
};

/** Five broad spokes with a ridge. */
export const fiveSpokes = (color = 'url(#metal)', edge = steel) => {
  const spoke = (fill: string) => path('M-13 -12L-17 -96Q0 -100 17 -96L13 -12Z', fill);
  return (
    rotatedCopies(5, spoke(edge), 3) +
    rotatedCopies(5, spoke(color) + path('M-3 -30L-5 -94h10L3 -30Z', white, { opacity: '.28' })) +
    circle(0, 0, 25, color) +
    bolts(5, 17, 3.4) +
    cap(mist)
  );
};

/** Many thin spokes, as on a sports car. */
export const manySpokes = (color = slate, edge = ink) => {
  const spoke = (fill: string) => path('M-5 -16L-7.500 -98h5L0 -34l2.500 -64h5L5 -16Z', fill);
  return (
    rotatedCopies(9, spoke(edge), 4) +
    rotatedCopies(
      9,
      spoke(color) + path('M-1 -34L-5 -96h2.500L0 -34Z', white, { opacity: '.35' }),
    ) +
    circle(0, 0, 20, color) +
    bolts(5, 14, 2.6) +
    circle(0, 0, 9, ink)
  );
};

/** A slotted steel wheel, as under winter and off-road tires. */
export const steelWheel = (color = 'url(#metal)', hole = graphite) =>
  circle(0, 0, 90, color) +
  circle(0, 0, 58, 'none', { stroke: steel, 'stroke-width': 1.5, opacity: '.5' }) +
  rotatedCopies(8, rect(-11, -83, 22, 18, hole, { rx: 8 })) +
  circle(0, 0, 46, color, { stroke: steel, 'stroke-width': 1.5 }) +
  bolts(6, 30, 4.4) +
  circle(0, 0, 17, steel) +
  ellipse(-3, -3, 9, 9, grey);

/** A plain face for wheels that are small in a picture. */
export const plainSpokes = () =>
  rotatedCopies(5, path('M-15 -12L-19 -98Q0 -102 19 -98L15 -12Z', 'url(#metal)')) +
  circle(0, 0, 28, 'url(#metal)') +
  circle(0, 0, 12, steel);
