import { satisfies } from 'semver';
import type { Release, ShellAbilities } from './schema';

/** Shared libraries of which a page can have a second copy: those that this shell connects with its own. */
export const CONNECTED_LIBRARIES = ['@shop/shared-vendor'];

/** Why a page has one copy of each of the other shared libraries. */
const reasons: Readonly<Record<string, string>> = {
  react: 'the shell renders its components, and hooks of another copy do not work there',
  'react-dom': 'the shell renders its components',
  '@shop/shared-i18n': 'the language and the dictionaries of a page are in it',
  '@shop/shared-contract': 'through it the remote and the shell exchange data',
};

type Version = Pick<Release, 'own' | 'widgets'>;

function problemOf(name: string, version: string, shell: ShellAbilities): string | undefined {
  const brings = `it brings its own ${name} ${version}`;
  const provided = shell.provides[name];
  if (!provided) return `${brings}, which no shell shares: import it without naming it in "own"`;
  if (!shell.connects?.includes(name)) {
    return `${brings}; ${reasons[name] ?? 'the live shell does not connect a second copy with its own'}`;
  }
  if (satisfies(provided, `^${version}`)) {
    return `${brings}, and the shell provides ${provided}, which fits: take the shell's`;
  }
  return undefined;
}

/**
 * Why a version must not bring copies of shared libraries of its own, as one does that is built for their
 * next major version before the shell is.
 */
export function ownCopyProblems({ own = {}, widgets }: Version, shell: ShellAbilities): string[] {
  const names = Object.entries(own);
  return [
    ...names.flatMap(([name, { version }]) => problemOf(name, version, shell) ?? []),
    ...(names.length
      ? widgets.map(
          ({ name }) =>
            `its widget ${name} would load ${names.map(([library]) => library).join(', ')} on pages of other remotes`,
        )
      : []),
  ];
}

/** Copies of a live remote that a new shell does not connect with its own any more. */
export const lostConnections = (
  { own = {} }: Pick<Release, 'own'>,
  { connects = [] }: ShellAbilities,
): string[] =>
  Object.keys(own)
    .filter((name) => !connects.includes(name))
    .map((name) => `it brings its own ${name}, which the shell does not connect`);
