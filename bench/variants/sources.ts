import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../../platform/disk/apps';
import { buildDir, root } from '../../platform/disk/paths';
import type { RemoteManifest, SiteConfig } from '../../platform/site/schema';

/** Where everything of the bench is built; git ignores it. */
export const benchDir = path.join(buildDir, 'bench');

/** What one exposed module is called in another way of composing. */
type Import = (remote: string, module: string, file: string) => string;

const manifestOf = (remote: string) =>
  JSON.parse(readFileSync(path.join(root, remote, 'remote.json'), 'utf8')) as RemoteManifest;

/** The pages' own sources, straight into the shell's build: the same site as one app. */
export const bundled: Import = (remote, _module, file) => path.join(root, remote, file);

/** The way of the federation plug-in's own examples: remotes are named in the shell's build. */
export const federated: Import = (remote, module) => remote.replaceAll('-', '_') + module.slice(1);

/** Replaces the shell's loader by imports that its build knows. */
function loaderSource(importOf: Import): string {
  const cases = remotes.flatMap((remote) =>
    Object.entries(manifestOf(remote).exposes).map(
      ([module, file]) =>
        `  ${JSON.stringify(remote + module)}: () => import(${JSON.stringify(importOf(remote, module, file))}),`,
    ),
  );
  return `const modules = {
${cases.join('\n')}
};
export async function loadExposed(remote, module) {
  const { default: exposed } = await modules[remote.name + module]();
  return { messages: [], ...exposed, source: remote };
}
`;
}

/** Replaces the configuration in the HTML by one that is compiled in, as one app would have it. */
const siteSource = (site: SiteConfig) =>
  `const site = ${JSON.stringify(site)};\nexport const embeddedSite = () => site;\n`;

/**
 * Writes the modules that stand in for the shell's own ones.
 * @returns their files, by the name of what they replace
 */
export function writeStandIns(name: string, importOf: Import, site: SiteConfig) {
  const folder = path.join(benchDir, 'sources', name);
  mkdirSync(folder, { recursive: true });
  const files = {
    'remotes/loadExposed': path.join(folder, 'loadExposed.js'),
    'site/embeddedSite': path.join(folder, 'embeddedSite.js'),
    start: path.join(folder, 'start.js'),
  };
  writeFileSync(files['remotes/loadExposed'], loaderSource(importOf));
  writeFileSync(files['site/embeddedSite'], siteSource(site));
  // Sharing needs an asynchronous start, as every guide to federation says.
  writeFileSync(files.start, `import(${JSON.stringify(path.join(root, 'shell/src/main.ts'))});\n`);
  return files;
}

export type StandIns = ReturnType<typeof writeStandIns>;
