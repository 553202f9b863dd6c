import { brake, brakeDefs, type Caliper, rustyDiscColors } from '../discs';
import { accent, ember, flame, graphite, ink, mist, peach, rust, slate } from '../palette';
import { at, circle, ellipse, group, line, radial } from '../svg';
import { arc } from '../wheel';

import { scene } from './articleScene';

const tired: Caliper = [flame, ember, rust, peach];
const lampSign =
  circle(0, 0, 48, 'none', { stroke: '#ff5a36', 'stroke-width': 11 }) +
  line('M-66 -44A80 80 0 0 0 -66 44M66 -44A80 80 0 0 1 66 44', '#ff5a36', 11) +
  line('M0 -24V6', '#ff5a36', 12) +
  circle(0, 25, 7, '#ff5a36');
const ticks = Array.from({ length: 9 }, (_, index) => {
  const turn = ((150 + index * 30) * Math.PI) / 180;
  const end = (r: number) => `${Math.round(r * Math.cos(turn))} ${Math.round(r * Math.sin(turn))}`;
  return `M${end(170)}L${end(150)}`;
}).join('');
/** A disc that squeals, and the lamp that warns. */
export const articleBrakeSigns = scene(
  radial('lampGlow', [
    [0, '#ff5a36', 0.45],
    [1, '#ff5a36', 0],
  ]),
  brakeDefs({ ...rustyDiscColors, lit: '#e3d6c9', own: '#b3a394', shaded: '#85766a' }, tired),
  circle(830, 330, 290, '#f0dfcb', { opacity: '.8' }),
  ellipse(830, 612, 300, 22, ink, { opacity: '.12' }),
  group(
    { transform: 'translate(836 330) scale(1.5)' },
    brake(
      { x: 0, y: 0 },
      rustyDiscColors,
      tired,
      [88, 104, 120, 138, 152]
        .map((r, index) =>
          line(arc(r, index * 40 + 20, index * 40 + 250), '#5a3119', 3, { opacity: '.5' }),
        )
        .join(''),
    ),
  ),
  line(
    'M628 276A96 96 0 0 0 628 384M592 238A156 156 0 0 0 592 422M556 200A216 216 0 0 0 556 460',
    accent,
    11,
    { opacity: '.85' },
  ),
  at(
    250,
    330,
    circle(0, 8, 214, ink, { opacity: '.1' }) +
      circle(0, 0, 212, graphite) +
      circle(0, 0, 196, ink) +
      circle(0, 0, 196, 'none', { stroke: slate, 'stroke-width': 8 }) +
      line(ticks, mist, 6) +
      line(arc(160, 350, 390), accent, 10) +
      circle(0, 0, 130, 'url(#lampGlow)') +
      lampSign +
      line('M-60 132h120', slate, 18) +
      line('M-60 132h34', ember, 18),
  ),
);
