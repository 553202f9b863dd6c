import { Script } from 'node:vm';
import type { Rspack } from '@rsbuild/core';

/**
 * What staff read of a version to replace its translations. It is below `static`, because a shell's other files are
 * copied to the site's root.
 */
export const TEXTS_FILE = 'static/texts.json';

/** What `defineLocales` of `shared-i18n` returns. */
interface Locales {
  namespace: string;
  load: Record<string, () => Promise<object>>;
}

const isLocales = (value: unknown): value is Locales =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'load' in value;

/** `[dotted key, text]`, in the order of the dictionary. */
const flatten = (dictionary: object, path = ''): [string, string][] =>
  Object.entries(dictionary).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [[path + name, entry]] : flatten(entry, `${path}${name}.`),
  );

/** Runs the files that declare locales. They and their dictionaries are TypeScript. */
async function runFiles(files: readonly string[], folder: string): Promise<object[]> {
  const lines = files.map((file, index) => `export * as f${index} from ${JSON.stringify(file)};`);
  // Only here: the release tool imports this file for the name above.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: folder },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'declared',
    platform: 'node',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const program = new Script(`(() => { ${outputFiles[0]?.text}\nreturn declared; })()`);
  return Object.values(program.runInThisContext() as Record<string, object>);
}

/** The texts of locales by namespace, language and dotted key. */
export async function textsOf(files: readonly string[], folder: string) {
  const declared = (await runFiles(files, folder)).flatMap((each) => Object.values(each));
  const texts: Record<string, Record<string, Record<string, string>>> = {};
  // Not in the order of the files, whose paths differ between machines.
  const byName = declared.filter(isLocales).sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  for (const { namespace, load } of byName) {
    const languages = Object.entries(load).map(async ([language, dictionary]) => {
      return [language, Object.fromEntries(flatten(await dictionary()))] as const;
    });
    texts[namespace] = Object.fromEntries(await Promise.all(languages));
  }
  return texts;
}

/** Writes the texts of all `…Locales.ts` that an app contains into a file that no page loads. */
export class TextsPlugin {
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.thisCompilation.tap(TextsPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(TextsPlugin.name, async () => {
        const files = [...compilation.fileDependencies].filter((file) => /Locales\.ts$/.test(file));
        if (files.length === 0) return;
        const texts = JSON.stringify(await textsOf(files, compiler.context));
        compilation.emitAsset(TEXTS_FILE, new compiler.webpack.sources.RawSource(texts));
      });
    });
  }
}
