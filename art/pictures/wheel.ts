import { ink } from './palette';
import { circle, el, group, HALVES, line, linear, n, path, radial, shapes } from './svg';
import type { Tread } from './treads';
import { faceTransform, isFacingViewer, project, type WheelPosition } from './view';

export interface Wheel {
  tread: Tread;
  /** Half of the tread's width, as a share of the radius. */
  halfWidth: number;
  /** Radius of the rim, as a share of the tire's. */
  rim: number;
  /** The rim's face for a radius of 100; without one the tire lies bare. */
  face?: string;
  /** Drawn between brake and spokes, for a radius of 100. */
  behindFace?: string;
  /** Drawn on the sidewall, for a tire of radius 100. */
  onSidewall?: string;
  /** Colours of lit and shaded rubber. */
  lit?: string;
  shaded?: string;
}

const wheelColors = (lit: string, shaded: string) =>
  el(
    'defs',
    {},
    linear(
      'tread',
      [0.9, 0, 0.1, 1],
      [
        [0, lit],
        [0.55, shaded],
        [1, '#22272e'],
      ],
    ) +
      linear(
        'side',
        [0.2, 0, 0.8, 1],
        [
          [0, '#444c57'],
          [0.4, '#2a3038'],
          [1, '#181b20'],
        ],
      ) +
      linear(
        'metal',
        [0.2, 0, 0.8, 1],
        [
          [0, '#f4f6f8'],
          [0.5, '#c3cad2'],
          [1, '#8b95a1'],
        ],
        { gradientUnits: 'userSpaceOnUse', x1: '-60', y1: '-90', x2: '50', y2: '95' },
      ) +
      radial('barrel', [
        [0.55, '#3a424d'],
        [0.85, '#20252c'],
        [1, '#111418'],
      ]),
  );

/** A tire on (or without) its rim, standing turned to the right. `radius` in pixels. */
export function wheel(stand: WheelPosition, radius: number, spec: Wheel): string {
  const { tread, lit = '#6a7583', shaded = '#404954' } = spec;
  const half = spec.halfWidth * radius;
  const point = (angle: number, across: number, height = 0) => {
    // The tread is a little lower towards its shoulders.
    const crown = radius * (1 - 0.025 * across * across) - height;
    return project(stand, angle, crown, across * half);
  };
  const step = (2 * Math.PI) / tread.pitches;
  const pitches = Array.from({ length: tread.pitches }, (_, index) => index * step);
  const onTread = (shape: [number, number][], start: number) =>
    shape.map(([along, across]) => point(start + along * step, across));

  const visible = pitches.filter((angle) => isFacingViewer(angle + step / 2));
  const blocks = shapes(
    visible.flatMap((angle) => tread.blocks.map((block) => onTread(block, angle))),
  );
  const sipes = shapes(
    visible.flatMap((angle) => tread.sipes.map((cut) => onTread(cut, angle))),
    '',
  );
  const foot = radius * (0.955 - tread.lug);
  const lugs = shapes(
    pitches.map((angle) => {
      const [from, to] = [angle + 0.08 * step, angle + (0.08 + tread.lugLength) * step];
      return [
        point(from, 0.95),
        point(to, 0.95),
        project(stand, to - 0.1 * step, foot, half * 1.06),
        project(stand, from + 0.1 * step, foot, half * 1.06),
      ];
    }),
  );
  const layer = (axial: number, ...content: string[]) =>
    group({ transform: faceTransform(stand, axial) }, ...content);
  const carcass = [-1, -0.8, -0.4, 0, 0.4, 0.8, 1]
    .map((across) => {
      const floor = 1 - 0.025 * across ** 2 - tread.depth * 0.6;
      return circle(0, 0, radius * floor, ink, { transform: faceTransform(stand, across * half) });
    })
    .join('');
  return (
    wheelColors(lit, shaded) +
    carcass +
    path(blocks, 'url(#tread)', HALVES) +
    (sipes && line(sipes, '#15181d', 2.2, { ...HALVES, opacity: '.75' })) +
    layer(half * 0.98, circle(0, 0, radius * 0.955, '#1b1f24')) +
    path(lugs, 'url(#tread)', HALVES) +
    layer(half * 1.06, sidewall(radius, spec)) +
    (spec.face ? rimmed(layer, half, radius, spec) : bare(layer, stand, half, radius, spec))
  );
}

function sidewall(radius: number, { rim, tread, onSidewall }: Wheel) {
  const outer = radius * (0.955 - tread.lug * 0.6);
  const middle = (outer + rim * radius) / 2;
  const ring = (r: number, color: string, width: number, opacity: string) =>
    circle(0, 0, r, 'none', { stroke: color, 'stroke-width': width, opacity });
  return (
    circle(0, 0, outer, 'url(#side)') +
    ring(outer - radius * 0.02, '#fff', 1, '.14') +
    ring(middle + radius * 0.045, '#0e1013', 1.2, '.6') +
    // Raised lettering, unreadable at this size.
    circle(0, 0, middle, 'none', {
      stroke: '#7d8794',
      'stroke-width': radius * 0.05,
      opacity: '.32',
      'stroke-linecap': 'butt',
      'stroke-dasharray': [9, 3, 6, 3, 11, 3, 5, 40, 4, 3, 12, 3, 7, 60]
        .map((length) => n((length * radius) / 190))
        .join(' '),
    }) +
    ring(middle - radius * 0.045, '#0e1013', 1.2, '.6') +
    (onSidewall ? `<g transform="scale(${n(radius / 100)})">${onSidewall}</g>` : '') +
    // Light along the upper left shoulder.
    line(arc(outer - radius * 0.055, 200, 292), '#fff', radius * 0.022, { opacity: '.13' })
  );
}

/** An arc around the origin between two angles in degrees, clockwise from the right. */
export function arc(r: number, from: number, to: number) {
  const end = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`;
  };
  return `M${end(from)}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${end(to)}`;
}

type Layer = (axial: number, ...content: string[]) => string;

function rimmed(
  layer: Layer,
  half: number,
  radius: number,
  { rim, face = '', behindFace = '' }: Wheel,
) {
  const r = rim * radius;
  const scaled = (content: string) =>
    `<g transform="scale(${(r / 100).toFixed(3)})">${content}</g>`;
  return (
    layer(half * 1.02, circle(0, 0, r * 1.03, '#0d0f12')) +
    layer(half, circle(0, 0, r, 'url(#barrel)')) +
    layer(half * 0.72, scaled(behindFace)) +
    layer(half * 1.01, scaled(face)) +
    layer(
      half * 1.02,
      circle(0, 0, r * 0.985, 'none', { stroke: '#9aa3ad', 'stroke-width': r * 0.05 }) +
        line(arc(r * 0.985, 190, 300), '#fff', r * 0.03, { opacity: '.8' }),
    )
  );
}

/** The hole of a bare tire: its inside, and the bead of the far side. */
function bare(layer: Layer, stand: WheelPosition, half: number, radius: number, { rim }: Wheel) {
  const r = rim * radius;
  return (
    layer(half * 0.98, circle(0, 0, r * 1.05, '#0b0d0f')) +
    el(
      'clipPath',
      { id: 'hole' },
      circle(0, 0, r * 1.02, ink, { transform: faceTransform(stand, half * 0.96) }),
    ) +
    group(
      { 'clip-path': 'url(#hole)' },
      layer(-half * 0.2, circle(0, 0, r * 1.3, '#23282f')),
      layer(-half * 0.6, circle(0, 0, r * 1.12, '#191d22')),
      layer(
        -half * 0.9,
        circle(0, 0, r, '#e9e0d5') +
          circle(0, 0, r, 'none', { stroke: '#2e353f', 'stroke-width': r * 0.1 }),
      ),
    ) +
    layer(half * 0.98, circle(0, 0, r * 1.05, 'none', { stroke: '#4b545f', 'stroke-width': 2.5 }))
  );
}
