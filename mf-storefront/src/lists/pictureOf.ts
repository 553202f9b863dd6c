import { PICTURE_WIDTHS, pictureIdOf, picturePath } from '@shop/shared-contract';
import after1 from '../pictures/after-1.svg';
import after2 from '../pictures/after-2.svg';
import after3 from '../pictures/after-3.svg';
import brakeSignsShared from '../pictures/article-brake-signs.jpg';
import brakeSigns from '../pictures/article-brake-signs.svg';
import treadDepthShared from '../pictures/article-tread-depth.jpg';
import treadDepth from '../pictures/article-tread-depth.svg';
import wheelAlignmentShared from '../pictures/article-wheel-alignment.jpg';
import wheelAlignment from '../pictures/article-wheel-alignment.svg';
import winterTiresShared from '../pictures/article-winter-tires.jpg';
import winterTires from '../pictures/article-winter-tires.svg';
import before1 from '../pictures/before-1.svg';
import before2 from '../pictures/before-2.svg';
import before3 from '../pictures/before-3.svg';
import alignment from '../pictures/equipment-alignment.svg';
import balancer from '../pictures/equipment-balancer.svg';
import lift from '../pictures/equipment-lift.svg';

/** The built-in pictures, by the names that rows have. */
const drawings: Record<string, string> = {
  'article-brake-signs': brakeSigns,
  'article-tread-depth': treadDepth,
  'article-wheel-alignment': wheelAlignment,
  'article-winter-tires': winterTires,
  'before-1': before1,
  'before-2': before2,
  'before-3': before3,
  'after-1': after1,
  'after-2': after2,
  'after-3': after3,
  'equipment-alignment': alignment,
  'equipment-balancer': balancer,
  'equipment-lift': lift,
};

/** Those that link previews show, as JPEG: they show no SVG. */
const shared: Record<string, string> = {
  'article-brake-signs': brakeSignsShared,
  'article-tread-depth': treadDepthShared,
  'article-wheel-alignment': wheelAlignmentShared,
  'article-winter-tires': winterTiresShared,
};

/** Cards stand side by side from 60rem; one alone is as wide as a phone. */
const SIZES = '(min-width: 60rem) 40rem, 100vw';

/** The name of a built-in picture; undefined for an address. */
export const drawingOf = (picture = '') => /^drawing:(.*)$/.exec(picture)?.[1];

/**
 * Returns the attributes of an image for the picture of an entry; an empty address where there is none.
 * @param picture an address, a path, or `drawing:` with the name of a built-in picture
 */
export function pictureOf(picture = ''): { src: string; srcSet?: string; sizes?: string } {
  const drawing = drawingOf(picture);
  if (drawing !== undefined) return { src: drawings[drawing] ?? '' };
  const id = pictureIdOf(picture);
  if (!id) return { src: picture };
  const srcSet = PICTURE_WIDTHS.map((width) => `${picturePath(id, width)} ${width}w`).join(', ');
  return { src: picture, srcSet, sizes: SIZES };
}

/** The address of a picture for link previews; undefined where there is none. */
export function sharedPictureOf(picture = ''): string | undefined {
  const drawing = drawingOf(picture);
  return (drawing === undefined ? picture : shared[drawing]) || undefined;
}
