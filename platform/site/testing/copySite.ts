import { cpSync } from 'node:fs';

/**
 * Copies the folder of a site.
 * @param isCopied chooses the files; default: all
 */
export const copySite = (from: string, to: string, isCopied = (_file: string) => true) =>
  // Without `verbatimSymlinks`, the links of the copy would lead into the original.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isCopied });
