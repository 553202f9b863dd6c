import { n } from './svg';

/** A short name for a drawing, the same each time. */
const nameOf = (content: string) => {
  let hash = 0;
  for (const char of content) hash = (hash * 31 + char.charCodeAt(0)) % 46_656;
  return `r${hash.toString(36)}`;
};

/** The same drawing at equal angles around the origin. */
export function rotatedCopies(count: number, content: string, start = 0) {
  const id = nameOf(`${content}${start}`);
  const turns = Array.from({ length: count - 1 }, (_, index) => ((index + 1) * 360) / count);
  const rest = turns.map((turn) => `<use href="#${id}" transform="rotate(${n(turn)})"/>`).join('');
  const turned = start ? `<g transform="rotate(${n(start)})">` : '<g>';
  return `${turned}<g id="${id}">${content}</g>${rest}</g>`;
}
