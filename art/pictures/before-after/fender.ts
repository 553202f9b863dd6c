import { car, carDefs, orangePaint } from '../car';
import { shadow } from '../ground';
import { ink, white } from '../palette';
import { metal } from '../sideWheel';
import { el, ellipse, group, line, path, radial } from '../svg';

import { beforeAfterScene, sparkle } from './stage';

const closeUp = (isAfter: boolean, ...onCar: string[]) =>
  beforeAfterScene(
    isAfter,
    el('defs', {}, carDefs(isAfter ? orangePaint : ['#d98a52', '#b9602c', '#7f3d17']) + metal),
    shadow(520, 600, 460, 30),
    group({ transform: 'translate(-812 -66) scale(1.6)' }, car(), ...onCar),
  );
export const dented = closeUp(
  false,
  el(
    'defs',
    {},
    radial('dent', [
      [0, '#401b07', 0.95],
      [0.6, '#5d2a0f', 0.7],
      [1, '#7f3d17', 0],
    ]),
  ),
  group(
    { transform: 'rotate(28 872 204)' },
    ellipse(872, 204, 40, 24, 'url(#dent)'),
    line('M842 214q30 18 60 -4', '#f2bd94', 4, { opacity: '.75' }),
    line('M850 194q18 14 42 10M866 188q6 16 0 30', '#3a1806', 2, { opacity: '.7' }),
  ),
  line('M694 194l92 -10M712 204l92 -8M738 212l56 -4', '#f6e3d4', 2, { opacity: '.9' }),
  line('M690 188l60 -8M744 196l70 -9', '#3d3a38', 1.5, { opacity: '.6' }),
  line('M910 186l12 8l-4 10l14 4M934 196l6 12', ink, 1.8),
  line('M932 276l20 8l-6 12', '#7b8591', 2),
);
export const repaired = closeUp(
  true,
  path('M700 176Q800 170 880 184L872 196Q800 184 700 190Z', white, { opacity: '.5' }),
  sparkle(856, 168, 0.9),
  sparkle(896, 226, 0.5),
  sparkle(716, 214, 0.5),
);
