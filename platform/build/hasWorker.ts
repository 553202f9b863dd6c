import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../disk/hashFiles';

/**
 * Whether an app starts a web worker. The bundler puts the federation runtime into the worker's script,
 * where the page's one does not exist: such an app must contain a runtime of its own.
 */
export function hasWorker(folder: string): boolean {
  const sources = path.join(folder, 'src');
  const startsWorker = (file: string) => /\bnew (Shared)?Worker\(/.test(readFileSync(file, 'utf8'));
  return existsSync(sources) && filesBelow(sources).some(startsWorker);
}
