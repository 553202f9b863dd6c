import after1 from '../pictures/after-1.svg';
import after2 from '../pictures/after-2.svg';
import after3 from '../pictures/after-3.svg';
import before1 from '../pictures/before-1.svg';
import before2 from '../pictures/before-2.svg';
import before3 from '../pictures/before-3.svg';
import alignment from '../pictures/equipment-alignment.svg';
import balancer from '../pictures/equipment-balancer.svg';
import lift from '../pictures/equipment-lift.svg';
import team1 from '../pictures/team-1.svg';
import team2 from '../pictures/team-2.svg';
import team3 from '../pictures/team-3.svg';

/** The built-in pictures, by the names that rows have. */
const drawings: Record<string, string> = {
  'before-1': before1,
  'before-2': before2,
  'before-3': before3,
  'after-1': after1,
  'after-2': after2,
  'after-3': after3,
  'equipment-alignment': alignment,
  'equipment-balancer': balancer,
  'equipment-lift': lift,
  'team-1': team1,
  'team-2': team2,
  'team-3': team3,
};

/**
 * Returns the attributes of an image for the picture of an entry; an empty address where there is none.
 * @param picture an address, a path, or `drawing:` with the name of a built-in picture
 */
export function pictureOf(picture = ''): { src: string } {
  const [, drawing] = /^drawing:(.*)$/.exec(picture) ?? [];
  return { src: drawing === undefined ? picture : (drawings[drawing] ?? '') };
}
