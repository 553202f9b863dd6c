import { graphite, ink, slate, steel, white } from './palette';
import { rotatedCopies } from './rotatedCopies';
import { circle, el, group, line, linear, path, rect } from './svg';
import { faceTransform, type WheelPosition } from './view';
import { arc } from './wheel';

/** Colours of a brake disc, from its lit to its shaded side. */
export interface DiscColors {
  lit: string;
  own: string;
  shaded: string;
  edge: string;
  holes: string;
}

export const newDiscColors: DiscColors = {
  lit: '#f1f3f5',
  own: '#b7bfc8',
  shaded: '#828c98',
  edge: '#5c6672',
  holes: '#3a424d',
};
export const rustyDiscColors: DiscColors = {
  lit: '#c98b5a',
  own: '#9a5f37',
  shaded: '#6a3f24',
  edge: '#4a2c1a',
  holes: '#3a2417',
};

/** Colours of a brake caliper, from light to dark, and of its bolts. */
export type Caliper = [light: string, own: string, dark: string, bolts: string];

export const brakeDefs = (iron: DiscColors, [light, own, dark]: Caliper) =>
  el(
    'defs',
    {},
    linear(
      'iron',
      [0.1, 0, 0.9, 1],
      [
        [0, iron.lit],
        [0.45, iron.own],
        [1, iron.shaded],
      ],
    ) +
      linear(
        'caliper',
        [0, 0, 0.4, 1],
        [
          [0, light],
          [0.5, own],
          [1, dark],
        ],
      ),
  );

/**
 * A disc brake turned to the right, of a radius of 172.
 * @param wear drawn flat on the disc, around its middle
 */
export function brake(
  stand: WheelPosition,
  iron: DiscColors,
  [, , dark, bolts]: Caliper,
  wear = '',
) {
  const layer = (axial: number, ...content: string[]) =>
    group({ transform: faceTransform(stand, axial) }, ...content);
  const holes = [92, 112, 132]
    .map((distance, index) => rotatedCopies(16, circle(0, -distance, 4.6, iron.holes), index * 7))
    .join('');
  const bolt = (y: number) => circle(-112, y, 13, dark) + circle(-112, y, 8, bolts);
  return (
    layer(-16, circle(0, 0, 172, iron.edge)) +
    layer(-8, circle(0, 0, 168, graphite)) +
    layer(
      0,
      circle(0, 0, 172, iron.shaded),
      circle(0, 0, 168, 'url(#iron)'),
      circle(0, 0, 150, 'none', { stroke: white, 'stroke-width': 1.5, opacity: '.4' }),
      circle(0, 0, 122, 'none', { stroke: ink, 'stroke-width': 1, opacity: '.2' }),
      holes,
      wear,
      circle(0, 0, 76, iron.edge),
    ) +
    layer(22, circle(0, 0, 72, steel)) +
    layer(
      26,
      circle(0, 0, 70, 'url(#iron)'),
      rotatedCopies(5, circle(0, -48, 8, graphite)),
      circle(0, 0, 26, graphite),
      circle(0, 0, 22, slate),
      line(arc(66, 190, 290), white, 3, { opacity: '.5' }),
    ) +
    layer(8, path(`${arc(168, 140, 220)}L-78 -66A102 102 0 0 0 -78 66Z`, graphite)) +
    layer(
      34,
      path(
        'M-150 -112A186 186 0 0 0 -150 112Q-130 122 -112 104L-74 74Q-62 62 -72 46A86 86 0 0 1 -72 -46Q-62 -62 -74 -74L-112 -104Q-130 -122 -150 -112Z',
        'url(#caliper)',
      ),
      path('M-160 -70A174 174 0 0 0 -160 70L-140 62A150 150 0 0 1 -140 -62Z', dark, {
        opacity: '.55',
      }),
      bolt(-64) + bolt(64),
      rect(-136, -30, 44, 60, dark, { rx: 10, opacity: '.35' }),
      line('M-142 -98A178 178 0 0 0 -172 -40', white, 5, { opacity: '.4' }),
    )
  );
}
