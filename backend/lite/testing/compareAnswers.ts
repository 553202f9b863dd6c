import type { Answer } from './recordedCalls';

const COMPARED = ['content-range', 'preference-applied', 'content-type'];
const JSON_TYPE = 'application/json; charset=utf-8';

/** Other placeholders stand for any text. */
const PATTERNS: Record<string, string> = {
  '<uuid>': '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  '<time>': '\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d(:\\d\\d)?)',
  '<count>': '-?\\d+',
  '<text>': '.*',
};

const PLACEHOLDER = /(<[a-z]+>)/;

function matches(recorded: string, found: unknown): boolean {
  const parts = recorded.split(PLACEHOLDER);
  const pattern = parts.map((part, index) =>
    index % 2 ? (PATTERNS[part] ?? '.+') : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${pattern.join('')}$`).test(String(found));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 200) ?? 'nothing';

/** Of a list the recording shows the first items, and how many there were. */
function* compareLists(recorded: unknown[], found: unknown[], where: string): Generator<string> {
  const count = /^… (.+) in all$/.exec(String(recorded.at(-1)))?.[1];
  const items = count ? recorded.slice(0, -1) : recorded;
  const length = count ?? String(recorded.length);
  if (!matches(length, found.length)) yield `${where}: ${found.length} items, not ${length}`;
  for (const [index, item] of items.entries()) {
    yield* compareValues(item, found[index], `${where}[${index}]`);
  }
}

function* compareValues(recorded: unknown, found: unknown, where: string): Generator<string> {
  if (recorded === '<list>' && Array.isArray(found)) return;
  if (Array.isArray(recorded) && Array.isArray(found)) yield* compareLists(recorded, found, where);
  else if (isObject(recorded) && isObject(found)) {
    for (const name of new Set([...Object.keys(recorded), ...Object.keys(found)])) {
      if (!(name in found)) yield `${where}.${name} is missing`;
      else if (!(name in recorded)) yield `${where}.${name} is added`;
      else yield* compareValues(recorded[name], found[name], `${where}.${name}`);
    }
  } else if (typeof recorded === 'string' && PLACEHOLDER.test(recorded)) {
    if (!matches(recorded, found)) yield `${where}: ${shown(found)}, not ${recorded}`;
  } else if (recorded !== found) {
    yield `${where}: ${shown(found)}, not ${shown(recorded)}`;
  }
}

/** Returns how an answer differs from the recorded one, a line each: in status, headers and body. */
export function compareAnswers(recorded: Answer, found: Answer): string[] {
  if (recorded.status !== found.status) {
    return [`status: ${found.status} ${shown(found.body)}, not ${recorded.status}`];
  }
  const expected: Record<string, string> = {
    ...(recorded.status !== 204 && { 'content-type': JSON_TYPE }),
    ...recorded.headers,
  };
  const headers = COMPARED.filter(
    (name) => !matches(expected[name] ?? '', found.headers?.[name] ?? ''),
  );
  return [
    ...headers.map((name) => `${name}: ${found.headers?.[name]}, not ${expected[name]}`),
    ...compareValues(recorded.body, found.body, 'body'),
  ];
}
