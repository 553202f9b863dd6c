interface Line {
  text: string;
  /** `auth.rate_limit.token_refresh`; undefined where the line assigns nothing. */
  path: string | undefined;
  value: string;
}

function* linesOf(toml: string): Generator<Line> {
  let section = '';
  for (const text of toml.split('\n')) {
    section = /^\[(?<name>[\w.]+)\]$/.exec(text)?.groups?.['name'] ?? section;
    const { key, value = '' } = /^(?<key>\w+) = (?<value>.+)$/.exec(text)?.groups ?? {};
    yield { text, path: key && [section, key].filter(Boolean).join('.'), value };
  }
}

/**
 * Reads a file that assigns each value in one line, without comments behind it.
 * @returns the values by their paths, `auth.rate_limit.token_refresh`
 * @throws for a value that is not a text, a number, a boolean or a list of these
 */
export const readConfig = (toml: string): Map<string, unknown> =>
  new Map(
    [...linesOf(toml)].flatMap(({ path, value }) => (path ? [[path, JSON.parse(value)]] : [])),
  );

/** Returns the file without the assignments whose path is left out. */
export const withoutPaths = (toml: string, isLeftOut: (path: string) => boolean): string =>
  [...linesOf(toml)]
    .filter(({ path }) => !path || !isLeftOut(path))
    .map(({ text }) => text)
    .join('\n');
