export interface TireSize {
  /** As products store it: `225/65R17`, `LT265/70R17`, `35X12.50R20LT`, `11R22.5`. */
  label: string;
  /** Its digits, which are equal in all spellings: `2256517`. */
  digits: string;
  /** Width of a metric size in millimeters, of another one in inches. */
  width: number;
  /** Height of the sidewall in percent of the width; absent where the size does not name it. */
  aspect?: number;
  rim: number;
  /**
   * `LT` and `C` carry more than the same size without them, `ST` is for trailers, `T` a spare tire. Absent on all
   * others.
   */
  kind?: 'LT' | 'ST' | 'T';
  /** Load index and speed symbol behind it, `102H`, or the load index alone. */
  service?: string;
}

const start = String.raw`(?<![A-Z\d.])`;
const type = String.raw`(?<type>P|LT|ST|T)?\s?`;
/** What may stand between the height and the rim: `65R17`, `65 ZR 17`, `65RF17`, `65/17`, `65x17`, `65 rin 17`. */
const build = String.raw`[\s/.,X×-]*(?<build>ZRF?|RF?|D|RIN|RIM|ARO)?[\s/.,-]*`;
const rim = String.raw`(?<rim>[12]\d(?:\.5)?)(?!\d(?!\d{1,2}[HL-Z]\b))(?:\s?(?<load>C|LT)\b)?`;
/** What a sidewall states beside size and service: `XL`, `M+S`, run-flat, a load range such as `E`, `10PR`. */
const attributes = String.raw`(?:[\s,/(-]*(?:XL|EXTRA\sLOAD|RFT?|ROF|RSC|ZP|SSR|EMT|M\s?[+&/]\s?S|(?:LOAD\sRANGE\s|LR\s?)?[B-HL-N]|\d{1,2}\s?PR)\b\)?)*`;
const loadIndex = String.raw`(?:[5-9]\d|1[0-4]\d|150)`;
/** Load index and speed symbol behind a size: `102H`, `121/118S`, `102`. */
const service = String.raw`(?:[\s,]*\(?(?<index>${loadIndex})(?:/${loadIndex})?(?:\s?(?<speed>[HL-Z]))?\)?(?!\w|[/.,-]\d))?`;
const end = rim + attributes + service + attributes;

const spellings = [
  String.raw`${start}${type}(?<width>[1-3]\d{2})[\s/.,X×-]*(?<aspect>[2-9]\d)${build}${end}`,
  // The rim first: `R16 205/55`.
  String.raw`${start}(?:R|RIN|RIM|ARO)[\s-]?(?<rim>[12]\d(?:\.5)?)[\s,]+${type}(?<width>[1-3]\d{2})[\s/.X×-]+(?<aspect>[2-9]\d)(?!\d)${attributes}${service}${attributes}`,
  String.raw`${start}(?<height>[2-4]\d(?:\.\d{1,2})?)(?:\s?[X×/]\s?|\s(?=\d+\.))(?<inches>\d{1,2}\.\d{1,2}|\d{3,4}|\d{1,2})${build}${end}`,
  String.raw`${start}${type}(?<width>[1-3]\d{2})\s?(?<build>Z?RF?|RIN|D)\s?${end}`,
  // Of trucks: `11R22.5`, `7.50R16LT`.
  String.raw`${start}(?<inches>(?:[5-9]|1[0-3])(?:\.\d{2})?)\s?R\s?${end}`,
].map((pattern) => new RegExp(pattern, 'g'));

type Parts = Partial<Record<string, string>>;

function sizeOf({ type = '', load = '', build = '', rim, index, speed = '', ...parts }: Parts) {
  const { width, aspect, height, inches = '' } = parts;
  // `1250` without its point.
  const points = /^\d{3,4}$/.test(inches) ? Number(inches) / 100 : Number(inches);
  const letters = build === 'D' ? 'D' : build.startsWith('Z') ? 'ZR' : 'R';
  const front = width
    ? [type + width, ...(aspect ? [aspect] : [])].join('/')
    : height
      ? `${height}X${points.toFixed(2)}`
      : inches;
  const label = front + letters + rim + load;
  const kind = type === 'P' || !width ? '' : type || (load && 'LT');
  return {
    label,
    digits: label.replace(width ? /[^\d.]/g : /\D/g, ''),
    width: width ? Number(width) : points,
    ...(aspect && { aspect: Number(aspect) }),
    rim: Number(rim),
    ...(kind && { kind: kind as NonNullable<TireSize['kind']> }),
    ...(index && { service: index + speed }),
  };
}

/**
 * Finds tire sizes in a text, in the usual spellings: `225 65 17`, `2256517`, `P225/65R17XL 102H M+S`,
 * `225/65 rin 17`, `35x12.5 r20`.
 * @returns the sizes, and the text without them and what a sidewall states beside them
 */
export function findTireSizes(text: string): { sizes: TireSize[]; rest: string } {
  const sizes: TireSize[] = [];
  let rest = text.toUpperCase();
  for (const pattern of spellings) {
    rest = rest.replace(pattern, (...match) => {
      sizes.push(sizeOf(match.at(-1) as Parts));
      return ' ';
    });
  }
  // The axle of a size, `F 245/40R19 R 275/35R19`, and how many tires.
  if (sizes.length > 0)
    rest = rest.replace(
      /(?<![\w-])(?:[FR](?=[\s:]*$|[\s:]{2})|[1-8](?=\s*(?:TIRES?|LLANTAS?)\b))/g,
      ' ',
    );
  return { sizes, rest };
}

const INCOMPLETE = /^(?:P|LT|ST)?\s*\d{3}(?:[\s/.,-]*\d{2})?[\s/.,-]*Z?R?$/i;

/** Whether a text is the beginning of a size: `225`, `225/65`, `225/65R`. */
export const beginsTireSize = (text: string): boolean => INCOMPLETE.test(text.trim());

/** Converts the one size that a text names to its stored spelling. Other texts become upper case. */
export function normalizeTireSize(text: string): string {
  const { sizes, rest } = findTireSizes(text);
  const [size] = sizes;
  return size && sizes.length === 1 && rest.trim() === '' ? size.label : text.trim().toUpperCase();
}
