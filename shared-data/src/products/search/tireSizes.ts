export interface TireSize {
  /** As products store it: `225/65R17`, `LT265/70R17`, `35X12.50R20LT`. */
  label: string;
  /** Its digits, which are equal in all spellings: `2256517`. */
  digits: string;
  /** Width of a metric size in millimeters, of another one in inches. */
  width: number;
  /** Height of the sidewall in percent of the width; absent where the size does not name it. */
  aspect?: number;
  rim: number;
  /** `LT` and `C` carry more than the same size without them, and `ST` is for trailers. Absent on all others. */
  kind?: 'LT' | 'ST';
  /** Load index and speed symbol behind it, `102H`, or the load index alone. */
  service?: string;
}

const rimPart = String.raw`([12]\d(?:\.5)?)(?!\d)(?:\s?(C|LT)\b)?`;
/** What may stand between the height and the rim: `65R17`, `65 ZR 17`, `65/17`, `65,17`, `65 rin 17`. */
const radial = String.raw`[\s/.,-]*(?:Z?R|RIN|RIM|ARO)?[\s/.,-]*`;
const loadIndex = String.raw`(?:[6-9]\d|1[0-4]\d)`;
/** Load index and speed symbol behind a size: `102H`, `121/118S`, `102`. */
const service = String.raw`(?:[\s,]*\(?(${loadIndex})(?:/${loadIndex})?(?:\s?([HL-Z]))?\)?(?![\w/.,-]\w|\w))?`;

const metric = new RegExp(
  String.raw`(?<![A-Z\d.])(P|LT|ST)?\s?([1-3]\d{2})[\s/.,X×-]*([2-9]\d)${radial}${rimPart}${service}`,
  'g',
);
const withoutAspect = new RegExp(
  String.raw`(?<![A-Z\d.])(P|LT|ST)?\s?([1-3]\d{2})\s?(?:Z?R|RIN)\s?${rimPart}${service}`,
  'g',
);
const inches = new RegExp(
  String.raw`(?<![A-Z\d.])([2-4]\d(?:\.\d{1,2})?)(?:\s?[X×/]\s?|\s(?=\d+\.))(\d{1,2}\.\d{1,2}|\d{3,4}|\d{1,2})${radial}${rimPart}${service}`,
  'g',
);

const serviceOf = (index = '', speed = '') => (index ? { service: index + speed } : {});

function kindOf(prefix: string, suffix: string): Pick<TireSize, 'kind'> {
  if (prefix === 'ST') return { kind: 'ST' };
  return prefix === 'LT' || suffix ? { kind: 'LT' } : {};
}

function metricSize([, prefix = '', width, aspect, rim, suffix = '', ...rest]: string[]): TireSize {
  return {
    ...serviceOf(...rest),
    ...kindOf(prefix, suffix),
    label: `${prefix}${width}/${aspect}R${rim}${suffix}`,
    digits: `${width}${aspect}${rim}`,
    width: Number(width),
    aspect: Number(aspect),
    rim: Number(rim),
  };
}

function sizeWithoutAspect([, prefix = '', width, rim, suffix = '', ...rest]: string[]): TireSize {
  return {
    ...serviceOf(...rest),
    ...kindOf(prefix, suffix),
    label: `${prefix}${width}R${rim}${suffix}`,
    digits: `${width}${rim}`,
    width: Number(width),
    rim: Number(rim),
  };
}

function sizeInInches([, height, typedWidth = '', rim, suffix = '', ...rest]: string[]): TireSize {
  // `1250` without its point.
  const width = /^\d{3,4}$/.test(typedWidth) ? Number(typedWidth) / 100 : Number(typedWidth);
  const label = `${height}X${width.toFixed(2)}R${rim}${suffix}`;
  const digits = label.replace(/\D/g, '');
  return { ...serviceOf(...rest), label, digits, width, rim: Number(rim) };
}

const spellings = [
  { pattern: metric, parse: metricSize },
  { pattern: inches, parse: sizeInInches },
  { pattern: withoutAspect, parse: sizeWithoutAspect },
];

/**
 * Finds tire sizes in a text, in the usual spellings: `225 65 17`, `2256517`, `P225/65R17 102H`, `225/65 rin 17`,
 * `35x12.5 r20`.
 * @returns the sizes, and the text without them
 */
export function findTireSizes(text: string): { sizes: TireSize[]; rest: string } {
  const sizes: TireSize[] = [];
  let rest = text.toUpperCase();
  for (const { pattern, parse } of spellings) {
    rest = rest.replace(pattern, (...match) => {
      sizes.push(parse(match.slice(0, 8).map((part) => (typeof part === 'string' ? part : ''))));
      return ' ';
    });
  }
  return { sizes, rest };
}
