import { findTireSizes } from './search/tireSizes';

export interface TireMarking {
  /** As products store it: `225/65R17`. */
  size: string;
  load_index: number;
  speed_rating: string;
}

/** Parses a sidewall's `225/65R17 102H`; of two load indexes (121/118) the first counts. Undefined if incomplete. */
export function parseTireMarking(text: string): TireMarking | undefined {
  const { sizes, rest } = findTireSizes(text);
  const [size] = sizes;
  const [, index, speed_rating] = /^(\d+)([LMNPQRSTUHVWY])$/.exec(size?.service ?? '') ?? [];
  if (!size || !speed_rating || sizes.length > 1 || rest.trim() !== '') return undefined;
  return { size: size.label, load_index: Number(index), speed_rating };
}

/** Formats a tire as it stands on the sidewall: `225/65R17 102H`. */
export const formatTireMarking = ({ size, load_index, speed_rating }: TireMarking) =>
  `${size} ${load_index}${speed_rating}`;
