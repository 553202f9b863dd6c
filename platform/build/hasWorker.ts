import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../disk/hashFiles';

/**
 * Whether the sources of an app start a web worker. The bundler puts the federation runtime into the
 * worker's script too, where the page's one does not exist: such an app must contain a runtime of its own.
 * @param folder the app's folder
 */
export const hasWorker = (folder: string) =>
  filesBelow(path.join(folder, 'src')).some((file) =>
    /\bnew (Shared)?Worker\(/.test(readFileSync(file, 'utf8')),
  );
