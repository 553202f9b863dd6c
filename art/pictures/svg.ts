/** A number as short as the eye needs. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export type Point = [x: number, y: number];

/** Half pixels, in which `shapes` writes: whole numbers are shorter than decimals. */
export const HALVES = { transform: 'scale(.5)' };

/** Shapes of straight edges as one path in half pixels, written as short as they can be. */
export function shapes(list: Point[][], end: 'z' | '' = 'z') {
  let from: Point = [0, 0];
  const move = ([x, y]: Point) => {
    const to: Point = [Math.round(x * 2), Math.round(y * 2)];
    const written = `${to[0] - from[0]} ${to[1] - from[1]}`;
    from = to;
    return written;
  };
  return list
    .map((points) => {
      const written = points.map(move).join(' ').replaceAll(' -', '-');
      // Closing a shape goes back to where it began.
      const [first] = points;
      if (end && first) from = [Math.round(first[0] * 2), Math.round(first[1] * 2)];
      return `m${written}${end}`;
    })
    .join('');
}

type Attributes = Record<string, string | number | undefined>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

/** An element; `content` is markup. */
export const el = (name: string, attributes: Attributes = {}, content = '') =>
  content
    ? `<${name}${written(attributes)}>${content}</${name}>`
    : `<${name}${written(attributes)}/>`;

export const path = (d: string, fill: string, more: Attributes = {}) =>
  el('path', { d, fill, ...more });
/** An open line with round ends. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  el('path', {
    d,
    stroke,
    'stroke-width': width,
    ...more,
  });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  el('circle', { cx: cx || undefined, cy: cy || undefined, r, fill, ...more });
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => el('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => el('rect', { x, y, width, height, fill, ...more });
export const group = (attributes: Attributes, ...content: string[]) =>
  el('g', attributes, content.join(''));
/** Draws once more what has this id, moved. */
export const reuse = (id: string, x: number, y = 0) =>
  el('use', { href: `#${id}`, x, y: y || undefined });
/** Moves (and scales) what is drawn around its own origin. */
export const at = (x: number, y: number, content: string, scale = 1) =>
  el(
    'g',
    { transform: `translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}` },
    content,
  );

type Stop = [offset: number, color: string, opacity?: number];
const stops = (list: Stop[]) =>
  list
    .map(([offset, color, opacity]) =>
      el('stop', {
        offset: offset ? String(offset) : undefined,
        'stop-color': color,
        'stop-opacity': opacity === undefined ? undefined : String(opacity),
      }),
    )
    .join('');

/** A gradient along a line, in the shape's own box (0 to 1). */
export const linear = (
  id: string,
  [x1, y1, x2, y2]: [number, number, number, number],
  list: Stop[],
  more: Attributes = {},
) => {
  const unless = (value: number, usual: number) => (value === usual ? undefined : String(value));
  const ends = { x1: unless(x1, 0), y1: unless(y1, 0), x2: unless(x2, 1), y2: unless(y2, 0) };
  return el('linearGradient', { id, ...ends, ...more }, stops(list));
};
export const radial = (id: string, list: Stop[], more: Attributes = {}) =>
  el('radialGradient', { id, ...more }, stops(list));

/** A whole file; its lines have round ends and corners and enclose nothing. */
export const picture = (width: number, height: number, ...content: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</svg>\n`;
