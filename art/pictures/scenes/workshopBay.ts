import { bluePaint, car, carDefs } from '../car';
import { furnitureDefs, lamps, shade, toolBoard, toolCabinet } from '../furniture';
import { lift } from '../lift';
import { mechanic, workers, writing } from '../mechanic';
import { metal } from '../sideWheel';
import { lyingTire, tireStack } from '../storedTires';
import { at, el, path, picture } from '../svg';
import { room, roomDefs, window } from './room';

/** A bay on a quiet morning: one car up, its papers being written. */
export const workshopBay = picture(
  960,
  640,
  el('defs', {}, furnitureDefs + lyingTire + roomDefs + carDefs(bluePaint) + metal),
  room(960, 640, 470),
  window(40, 60, 520, 150, 4),
  lamps(620, 74, 240, [240]),
  toolBoard(664, 150, 0.9),
  path('M470 640L540 470H558L510 640Z', '#f5b54a', { opacity: '.8' }),
  shade(310, 532, 300, 30),
  lift(306, 520, 420, 250, 78),
  at(58, 104, car(), 0.5),
  toolCabinet(772, 508, 0.72),
  tireStack(888, 560, 3, 0.62),
  mechanic(624, 566, workers.tess, writing, 0.76),
);
