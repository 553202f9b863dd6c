import path from 'node:path';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';

const MAX_LENGTH = 72;
const FORM = /^[a-z][a-z0-9./-]*(?:, [a-z][a-z0-9./-]*)*: \S/;

/** Returns the reason, or undefined for a valid subject. */
export function subjectError(subject: string): string | undefined {
  const { length } = [...subject];
  if (length > MAX_LENGTH) return `${length} characters instead of at most ${MAX_LENGTH}`;
  if (!FORM.test(subject)) return 'not of the form "scope: what changes", with a lower-case scope';
  return undefined;
}

/**
 * The commits from the one that added `file` to HEAD, newest first. None where git does not know that
 * commit: in a tarball, and in a shallow clone or an import.
 */
export function rejectedSubjects(folder: string, file: string): string[] {
  const additions = git(folder, 'log', '--diff-filter=A', '--format=%H %P', '--', file);
  const [added, parent] = additions.at(-1)?.split(' ') ?? [];
  if (!added || !parent) return [];
  const range = ['--ancestry-path', '--no-merges', `${added}..HEAD`];
  const format = '--format=%h %s';
  return [...git(folder, 'log', format, ...range), ...git(folder, 'log', '-1', format, added)]
    .map((line) => ({ line, error: subjectError(line.slice(line.indexOf(' ') + 1)) }))
    .filter(({ error }) => error)
    .map(({ line, error }) => `${line}\n  ${error}`);
}

/** @throws where the subject of a commit since this check was added is too long or malformed */
export function checkCommitSubjects() {
  console.info('\n› git log (commit subjects)');
  const rejected = rejectedSubjects(root, path.relative(root, import.meta.filename));
  if (rejected.length > 0) throw new Error(`Commit subjects:\n${rejected.join('\n')}`);
}
