import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '@shop/platform/machine/paths';

export interface GeneratedFile {
  /** Relative to the root. */
  file: string;
  text: string;
}

/** The first line of a generated file, without the signs of a comment. */
export const generatedBy = (source: string) =>
  `Generated from ${source} by \`npx tsx cli/verify/generate.ts\`; do not edit.`;

/**
 * @param name decides the language
 * @throws when the source cannot be parsed
 */
export async function formatSource(name: string, source: string): Promise<string> {
  const run = promisify(execFile)('npx', ['biome', 'format', `--stdin-file-path=${name}`], {
    cwd: root,
  });
  run.child.stdin?.end(source);
  return (await run).stdout;
}
