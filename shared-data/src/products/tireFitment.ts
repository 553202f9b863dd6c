/** From the slowest to the fastest. Z is faster than V, and does not say how much. */
const SPEEDS = 'LMNPQRSTUHVZWY';

/** Returns the size that others may spell with `P` or `Z`: `225/65R17` of `P225/65ZR17`. `LT` and `C` are another one. */
export const plainTireSize = (size: string) => size.replace(/^P/, '').replace('ZR', 'R');

/** Parses `225/65R17 102H`. A load index or speed symbol that is absent is lower than any other. */
function parseMarking(marking: string) {
  const [, size, index, symbol = ' '] =
    /^((?:P|LT|ST|T)?[\d/.X]+(?:Z?R|D)[\d.]+(?:LT|C)?)(?: (\d{2,3})([A-Z])?)?$/.exec(
      marking.trim().toUpperCase(),
    ) ?? [];
  if (!size) return undefined;
  return { size: plainTireSize(size), index: Number(index ?? 0), speed: SPEEDS.indexOf(symbol) };
}

/**
 * Returns a predicate: whether a tire replaces one of a vehicle's own. It has the same size, and neither its load
 * index nor its speed rating is below; where it states none, none may be required.
 * @param originals `225/65R17 102H`, `225/65R17 102` or `225/65R17`; malformed ones fit nothing
 */
export function replacesTires(originals: readonly string[]): (marking: string) => boolean {
  const parsed = originals.flatMap((original) => parseMarking(original) ?? []);
  return (marking) => {
    const tire = parseMarking(marking);
    return (
      tire !== undefined &&
      parsed.some(
        ({ size, index, speed }) =>
          tire.size === size && tire.index >= index && tire.speed >= speed,
      )
    );
  };
}
