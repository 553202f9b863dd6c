import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
