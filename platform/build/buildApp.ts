import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endWithProcess } from '../machine/endWithProcess';
import { hashFiles } from '../machine/hashFiles';
import { packageFolder } from '../machine/packageFolder';
import { buildDir, distOf, root } from '../machine/paths';
import { configurationFiles } from './configurationFiles';

const rsbuild = path.join(packageFolder('@rsbuild/core'), 'bin/rsbuild.js');

export function inputsOf(app: string) {
  const packages = readdirSync(root).filter((name) => name.startsWith('shared-'));
  // Of the model, remotes contain only what the configuration names.
  const shared = packages.filter((name) => app === 'shell' || name !== 'shared-site');
  const loader = app === 'shell' ? ['platform/loader'] : [];
  return [app, ...shared, ...loader, ...configurationFiles, 'package-lock.json'].map((name) =>
    path.join(root, name),
  );
}

/** Tests are no part of a build: a new one must not make a new version. */
const isSource = (file: string) =>
  !/\.(test|proof)\.tsx?$|[\\/](testSupport|testing)[\\/.]/.test(file);

function runRsbuild(app: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const building = spawn(process.execPath, [rsbuild, 'build'], {
      cwd: path.join(root, app),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const child = endWithProcess(building);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${output}\n${describeBuildFailure(app, output)}`)),
    );
  });
}

/** Returns one line: `mf-van does not build: ./src/a.ts:1:1 Module not found: …` */
export function describeBuildFailure(app: string, output: string): string {
  // Colours depend on the terminal.
  const plain = stripVTControlCharacters(output);
  const [, file, after = ''] = /^File: (\S+)\n([\s\S]*)/m.exec(plain) ?? [];
  // A loader's failure is a line above its reason.
  const [reason] = after
    .split('\n')
    .flatMap((line) => /[×x] (.*)/.exec(line)?.[1] ?? [])
    .filter((line) => !line.startsWith('Module build failed'));
  return [`${app} does not build:`, file ?? 'its output is above', reason ?? ''].join(' ').trim();
}

const stampOf = (app: string) => path.join(buildDir, `${app}.inputs`);

export const inputsDigest = (app: string) => hashFiles(inputsOf(app), root, isSource);

export const builtInputs = (app: string) =>
  existsSync(stampOf(app)) ? readFileSync(stampOf(app), 'utf8') : undefined;

/** A development server of the same app leaves the folder empty. */
const isBuilt = (app: string) => existsSync(distOf(app)) && readdirSync(distOf(app)).length > 0;

/** Returns whether there was anything to build. @throws with the build's own messages when it fails */
export async function buildApp(app: string): Promise<boolean> {
  const inputs = inputsDigest(app);
  if (builtInputs(app) === inputs && isBuilt(app)) return false;
  await runRsbuild(app);
  mkdirSync(buildDir, { recursive: true });
  writeFileSync(stampOf(app), inputs);
  return true;
}
