import type { BuiltRemote } from '../builtRemote';

/** Each page and widget must be in the build, under the name the manifest gives it. */
export function missingModules({ manifest, exposes }: BuiltRemote): string[] {
  return [...manifest.pages, ...manifest.widgets]
    .filter(({ module }) => !(module in exposes))
    .map((entry) => {
      const what = 'path' in entry ? `the page ${entry.path}` : `the widget ${entry.name}`;
      return `${what} names ${entry.module}, which the build does not expose`;
    });
}
