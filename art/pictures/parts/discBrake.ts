import { brake, brakeDefs, type Caliper, newDiscColors } from '../discs';
import { shadow } from '../ground';
import { ember, flame, peach, rust } from '../palette';

import { product } from './product';

const orange: Caliper = [flame, ember, rust, peach];
export const discBrake = product(
  brakeDefs(newDiscColors, orange),
  shadow(240, 420, 170, 20),
  brake({ x: 236, y: 238 }, newDiscColors, orange),
);
