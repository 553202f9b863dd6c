import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemote } from '@shop/platform/kit/createRemote';
import { createRepository, updateRepository } from '@shop/platform/kit/ownRepository';
import { parseRemoteArgs } from '@shop/platform/kit/parseRemoteArgs';
import { remotes } from '@shop/platform/machine/apps';
import { DEFAULT_PORT } from '@shop/platform/machine/devPorts';
import { root } from '@shop/platform/machine/paths';
import { readManifest } from '@shop/platform/release/builtRemote';
import { createCommand, main, run } from '../run';

function create({ name, route }: ReturnType<typeof parseRemoteArgs>, folder: string) {
  const ports = remotes.map((other) => readManifest(other).devPort);
  const devPort = Math.max(DEFAULT_PORT, ...ports) + 1;
  createRemote({ name, route, devPort }, folder);
  run('biome', ['check', '--write', '--vcs-enabled=false', folder]);
}

const printRepository = (name: string, target: string) =>
  console.info(`${name} is in ${target}:
  cd ${target} && npm install
  npm test
  npm run dev -- https://shop.example     in the deployed site (its README.md has the rest)
A token for its releases, here: npm run shop -- token ${name}`);

interface Options {
  repository?: string;
  from?: string;
  update?: boolean;
}

const command = createCommand(
  'new-remote',
  'Creates a remote with a page, locales, tests and a build: in this repository, or in one of its own with the commands of a team.',
)
  .argument('[name]', 'such as fleet; its folder and remote are mf-fleet')
  .argument('[route]', 'the address of its page; default: /<name>')
  .option('--repository <folder>', 'creates it there, in an empty folder')
  .option('--from <remote>', 'copies this existing remote there; needs --repository')
  .option('--update', 'packs our current commands and shared packages there; needs --repository')
  .action((typed: string | undefined, route: string | undefined, options: Options) => {
    const { repository, from, update } = options;
    const target = repository && path.resolve(repository);
    if ((from || update) && !target) throw new Error('--from and --update need --repository');
    if (target && update) {
      updateRepository(target);
      console.info(`The packages in ${target} are up to date. Run npm install there.`);
      return;
    }
    if (target && from) {
      if (!remotes.includes(from)) throw new Error(`--from takes one of: ${remotes.join(', ')}`);
      createRepository(path.join(root, from), target);
      printRepository(from, target);
      return;
    }
    const args = [typed, route].flatMap((each) => each ?? []);
    const created = parseRemoteArgs(args, remotes.map(readManifest));
    const { name } = created;
    if (target) {
      const draft = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
      try {
        create(created, draft);
        createRepository(draft, target);
      } finally {
        rmSync(draft, { recursive: true });
      }
      printRepository(name, target);
      return;
    }
    if (existsSync(path.join(root, name))) throw new Error(`${name} already exists`);
    create(created, path.join(root, name));
    console.info(`${name} was created:
  npx jest ${name}                       its tests
  npm run dev -- ${name}                 at http://localhost:${DEFAULT_PORT}${created.route}
  npm run shop -- release ${name}        live`);
  });

main(() => command.parseAsync());
