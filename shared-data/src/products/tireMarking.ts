import { normalizeTireSize, TIRE_SIZE } from './tireSize';

export interface TireMarking {
  /** As products store it: `225/65R17`. */
  size: string;
  load_index: number;
  speed_rating: string;
}

const LOWEST_INDEX = 50;
const HIGHEST_INDEX = 150;

/** Parses a sidewall's `225/65R17 102H`; of two load indexes (121/118) the first counts. Undefined if incomplete. */
export function parseTireMarking(text: string): TireMarking | undefined {
  const [, typed = '', index, speed_rating = ''] =
    /^(.+?)\s*\(?(\d{2,3})(?:\/\d{2,3})?\s?([LMNPQRSTUHVWY])\)?$/.exec(text.trim().toUpperCase()) ??
    [];
  const size = normalizeTireSize(typed);
  const load_index = Number(index);
  const isKnown = load_index >= LOWEST_INDEX && load_index <= HIGHEST_INDEX;
  return TIRE_SIZE.test(size) && isKnown ? { size, load_index, speed_rating } : undefined;
}

/** Formats a tire as it stands on the sidewall: `225/65R17 102H`. */
export const formatTireMarking = ({ size, load_index, speed_rating }: TireMarking) =>
  `${size} ${load_index}${speed_rating}`;
