import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow, hashFiles } from '../machine/hashFiles';
import { packageFolder } from '../machine/packageFolder';

const versions = z.record(z.string(), z.string()).optional();
const packageSchema = z.object({
  name: z.string(),
  version: z.string().default('1.0.0'),
  dependencies: versions,
  devDependencies: versions,
});
export type Package = z.infer<typeof packageSchema>;

export const readPackage = (folder: string): Package =>
  packageSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

/**
 * @param fill writes the package into an empty folder
 * @returns the tarball's name, by its content, so that npm notices another: `shop-remote-3f2a9c0d.tgz`
 */
export function packPackage(fill: (draft: string) => void, target: string): string {
  const draft = mkdtempSync(path.join(tmpdir(), 'package-'));
  try {
    fill(draft);
    const digest = hashFiles([draft], draft).slice(0, 8);
    mkdirSync(target, { recursive: true });
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', draft];
    const { status, stderr } = spawnSync(npm, args, { cwd: draft, encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm pack of ${target}:\n${stderr}`);
    const { name, version } = readPackage(draft);
    const plain = name.replace('@', '').replace('/', '-');
    const file = `${plain}-${digest}.tgz`;
    cpSync(path.join(draft, `${plain}-${version}.tgz`), path.join(target, file));
    return file;
  } finally {
    rmSync(draft, { recursive: true });
  }
}

const tcm = path.resolve(packageFolder('typed-css-modules'), '../.bin/tcm');

/** Its users cannot generate them below node_modules. */
function writeCssTypes(folder: string) {
  const args = ['-s', '-p', 'src/**/*.module.css', '.'];
  const { status, stderr } = spawnSync(tcm, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`tcm in ${folder}:\n${stderr}`);
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.module.css.d.ts'))) {
    // TypeScript reads packages there as ES modules, which have no `export =`.
    writeFileSync(file, readFileSync(file, 'utf8').replace('export =', 'export default'));
  }
}

export const packShared = (name: string, target: string): string =>
  packPackage((draft) => {
    const isOwn = (file: string) => !/[\\/]node_modules$/.test(file);
    cpSync(packageFolder(name), draft, { recursive: true, filter: isOwn });
    writeCssTypes(draft);
  }, target);
