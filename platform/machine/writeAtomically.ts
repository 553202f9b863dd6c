import { renameSync, writeFileSync } from 'node:fs';

/** A reader sees the old file or the new one, never a part. */
export function writeAtomically(file: string, text: string | Buffer) {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
