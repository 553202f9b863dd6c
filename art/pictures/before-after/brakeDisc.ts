import { brake, brakeDefs, type Caliper, newDiscColors, rustyDiscColors } from '../discs';
import { shadow } from '../ground';
import { ember, flame, peach, rust } from '../palette';
import { circle, group, line } from '../svg';
import { arc } from '../wheel';

import { beforeAfterScene, sparkle } from './stage';

const orange: Caliper = [flame, ember, rust, peach];
const dirty: Caliper = ['#7a706a', '#5b524d', '#3b3430', '#8d7d70'];
const grooves = [88, 104, 120, 138, 152]
  .map((r, index) =>
    line(arc(r, index * 40 + 20, index * 40 + 250), '#5a3119', 3, { opacity: '.6' }),
  )
  .join('');
const patches = [
  [40, -112, 26],
  [112, 40, 30],
  [-10, 128, 24],
  [120, -60, 18],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, '#c26a2c', { opacity: '.5' }) +
      circle(x + 6, y - 4, r * 0.5, '#e09150', { opacity: '.45' }),
  )
  .join('');
const onStage = (content: string) =>
  group({ transform: 'translate(476 306) scale(1.25)' }, content);
export const rustyDisc = beforeAfterScene(
  false,
  brakeDefs(rustyDiscColors, dirty),
  shadow(484, 540, 240, 24),
  onStage(brake({ x: 0, y: 0 }, rustyDiscColors, dirty, grooves + patches)),
  line('M560 556l8 4M604 548l6 5M410 560l-8 3M372 552l5 5', '#8a5230', 6),
);
export const newDisc = beforeAfterScene(
  true,
  brakeDefs(newDiscColors, orange),
  shadow(484, 540, 240, 24),
  onStage(brake({ x: 0, y: 0 }, newDiscColors, orange)),
  sparkle(640, 150, 1.5),
  sparkle(690, 216, 0.8),
  sparkle(330, 120, 0.9),
);
