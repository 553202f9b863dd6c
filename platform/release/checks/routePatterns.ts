/** A route pattern as React Router compares it with an address. */
interface Pattern {
  /** A parameter, which any text fits, is undefined. */
  segments: (string | undefined)[];
  /** Ends with `*`: whatever follows fits too. */
  open: boolean;
}

function patternOf(path: string): Pattern {
  const all = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  const open = all.at(-1) === '*';
  return {
    segments: (open ? all.slice(0, -1) : all).map((segment) =>
      segment.startsWith(':') ? undefined : segment,
    ),
    open,
  };
}

/** Whether there is an address that two routes would both answer: `/tires/:category`, `/tires/all`. */
export function routesMeet(one: string, other: string): boolean {
  const [short, long] = [patternOf(one), patternOf(other)].sort(
    (a, b) => a.segments.length - b.segments.length,
  ) as [Pattern, Pattern];
  const fits = short.segments.every((segment, index) => {
    const opposite = long.segments[index];
    return segment === undefined || opposite === undefined || segment === opposite;
  });
  return fits && (short.open || short.segments.length === long.segments.length);
}

/** Whether two routes answer the very same addresses: `/blog/:slug`, `/Blog/:id/`. */
export const sameRoute = (one: string, other: string) =>
  JSON.stringify(patternOf(one)) === JSON.stringify(patternOf(other));
