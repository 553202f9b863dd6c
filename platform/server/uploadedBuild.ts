import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeployed } from '../machine/deployedFiles';

/** The largest build that is accepted: several times the size of the largest remote of a site. */
export const MAX_UPLOAD = { bytes: 32 * 1024 * 1024, files: 1_000 };

/** Bytes; its texts become part of the site configuration, which visitors load. */
export const MAX_DESCRIPTION = 64 * 1024;

const DESCRIPTIONS = ['remote.json', 'package.json', 'built.json', 'abilities.json'];

/** Never `..`, no hidden file, and nothing that a shell or URL would read otherwise. */
const SEGMENT = '[A-Za-z0-9_][A-Za-z0-9_.@~-]*';
const BUILT_FILE = new RegExp(`^dist(?:/${SEGMENT}){1,8}$`);

/** The types of files that builds consist of. HTML would be a page that no composer has written. */
const TYPES =
  /\.(?:js|css|json|txt|map|woff2|svg|png|jpe?g|gif|webp|avif|ico|mp4|webm|vtt|wasm|webmanifest)$/;

/** Of the shell alone, in which all pages are composed. */
const SHELL_HTML = 'dist/index.html';

function nameProblem(app: string, name: string): string | undefined {
  if (DESCRIPTIONS.includes(name) || (app === 'shell' && name === SHELL_HTML)) return undefined;
  if (!BUILT_FILE.test(name) || name.length > 200)
    return `${JSON.stringify(name)} is not the name of a built file`;
  return TYPES.test(name) ? undefined : `${name} is of a type that no build contains`;
}

/** `dist/a/b.js` is in `dist` and `dist/a`. */
function foldersOf(name: string): string[] {
  const parts = name.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** Fields are named by paths; files that no version has are left out. Returns a sentence where the upload is rejected; writes nothing then. */
export async function writeUpload(
  app: string,
  form: FormData,
  folder: string,
): Promise<string | undefined> {
  const files = [...form.entries()].filter(([name]) => isDeployed(name.replace(/^dist\//, '')));
  if (files.length > MAX_UPLOAD.files) {
    return `An upload has at most ${MAX_UPLOAD.files} files; this one has ${files.length}.`;
  }
  if (new Set(files.map(([name]) => name)).size < files.length)
    return 'The upload has the same file twice.';
  const folders = new Set(files.flatMap(([name]) => foldersOf(name)));
  for (const [name, content] of files) {
    const problem = nameProblem(app, name);
    if (problem) return `${problem}.`;
    if (folders.has(name)) return `${name} is both a file and a folder.`;
    const size = typeof content === 'string' ? Buffer.byteLength(content) : content.size;
    if (DESCRIPTIONS.includes(name) && size > MAX_DESCRIPTION) {
      return `${name} has ${size} bytes; at most ${MAX_DESCRIPTION} are accepted.`;
    }
  }
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const bytes = typeof content === 'string' ? content : Buffer.from(await content.arrayBuffer());
    writeFileSync(file, bytes);
  }
  return undefined;
}
