import path from 'node:path';
import type { BuiltFrom } from '../../shared-site/schema';
import { inputsOf } from '../build/buildApp';
import { git } from '../machine/git';
import { distOf } from '../machine/paths';

/**
 * Without a repository, or without git, the commit is absent.
 * @param dist the built files, in the folder of the app
 * @param reason default: the commit's subject
 */
export function builtFrom(app: string, dist: string, reason?: string): BuiltFrom {
  const folder = path.dirname(dist);
  // What else is edited in this repository does not change the build.
  const sources = dist === distOf(app) ? inputsOf(app) : [folder];
  // A folder that git does not track may be below a repository of something else.
  const isTracked = git(folder, 'ls-files', '--', ...sources).length > 0;
  const [commit, subject] = isTracked ? git(folder, 'log', '-1', '--format=%H%n%s') : [];
  const [by] = git(folder, 'config', 'user.name');
  const why = reason ?? subject;
  return {
    at: new Date().toISOString(),
    ...(commit
      ? { commit, dirty: git(folder, 'status', '--porcelain', '--', ...sources).length > 0 }
      : {}),
    ...(by ? { by } : {}),
    ...(why ? { reason: why } : {}),
  };
}
