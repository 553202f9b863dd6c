import type { Product } from './product';

const SPEEDS = 'LMNPQRSTUHVWY';

/**
 * Parses `225/65R17 102H`. `P` and `Z` name the same size (`P225/65ZR17`), `LT` and `C` another one. A load
 * index or speed symbol that is absent is lower than any other.
 */
function parseMarking(marking: string) {
  const [, size, index, symbol = ' '] =
    /^P?((?:LT|ST)?[\d/.X]+Z?R[\d.]+(?:LT|C)?)(?: (\d{2,3})([A-Z])?)?$/.exec(
      marking.trim().toUpperCase(),
    ) ?? [];
  if (!size) return undefined;
  return {
    size: size.replace('ZR', 'R'),
    index: Number(index ?? 0),
    speed: SPEEDS.indexOf(symbol),
  };
}

/**
 * Returns a predicate: whether a tire replaces one of these, which are a vehicle's own. It has the same
 * size, and neither its load index nor its speed rating is below. A tire that does not state them fits only
 * where none are required. Front and rear may differ: each may replace another one.
 * @param markings as on the sidewall: `225/65R17 102H`, without the speed symbol, or the size alone; malformed ones
 *   fit nothing
 */
export function fits(markings: readonly string[]): (product: Product) => boolean {
  const originals = markings.flatMap((marking) => parseMarking(marking) ?? []);
  return ({ specs }) => {
    const tire = parseMarking(specs.find(({ label }) => label === 'size')?.value ?? '');
    return (
      tire !== undefined &&
      originals.some(
        ({ size, index, speed }) =>
          tire.size === size && tire.index >= index && tire.speed >= speed,
      )
    );
  };
}
