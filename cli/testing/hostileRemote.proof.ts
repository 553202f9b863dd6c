/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOperatorSocket } from '@shop/backend/lite/operatorSocket';
import { bundleProgram } from '@shop/platform/build/bundleProgram';
import { openProbeTargets } from '@shop/platform/compose/probeTargets';
import {
  bubblewrap,
  namespaces,
  permissions,
  type Sandbox,
  sandboxes,
} from '@shop/platform/compose/sandboxes';
import { probes } from '@shop/platform/compose/sandboxProbes';
import { startIn } from '@shop/platform/compose/startInSandbox';
import { releaseBuilt } from '@shop/platform/release/releaseApps';
import { rejectEscapes } from '../compose/sandboxEscapes';
import { createToySite } from './toySite';

/** What a script that leaves jsdom reaches. */
const NODE = `fetch.constructor('return process')()`;

/** The probes as a script, which imports nothing. */
const script = readFileSync(bundleProgram('platform/compose/sandboxProbes.ts'), 'utf8').replace(
  /^export \{/m,
  'const probing = {',
);

/**
 * Composes the page of a remote.
 * @param code assigns what it found to `author`
 * @returns that, and the probes that the sandbox of the process did not refuse
 */
async function render(code: string, sandbox: Sandbox) {
  const escaped: string[] = [];
  const toySite = createToySite({ among: [sandbox], onEscapes: (names) => escaped.push(...names) });
  try {
    const remote = toySite.builtRemote('mf-hostile', 'found', `const process = ${NODE}; ${code}`);
    await releaseBuilt({ shell: toySite.builtShell(), remotes: [remote] }, toySite.target);
    expect(await toySite.changeAndCompose()).toMatchObject({ failed: [] });
    const html = (await toySite.visit('/hostile')).text;
    return { found: JSON.parse(/found by (.*)<\/h1>/.exec(html)?.[1] ?? ''), escaped };
  } finally {
    toySite.remove();
  }
}

/** Runs all probes in a page. */
async function probePage(sandbox: Sandbox) {
  const { targets, close } = await openProbeTargets();
  try {
    return await render(
      `${script}
      author = JSON.stringify({
        escapes: await probing.findEscapes(${JSON.stringify(targets)}),
        tried: Object.keys(probing.probes).length,
        ownFiles: process.getBuiltinModule('node:fs').existsSync(process.cwd() + '/site.json'),
      });`,
      sandbox,
    );
  } finally {
    close();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns undefined where the sandbox does not start on this machine */
async function escapesFrom(sandbox: Sandbox) {
  const program = bundleProgram('platform/compose/renderChild.ts');
  const { signal } = new AbortController();
  const started = await startIn(sandbox, { program, siteDir: folder, signal });
  started?.child.kill('SIGKILL');
  return started?.escapes;
}

/** Those that start on this machine. */
const installed: Sandbox[] = [];
beforeAll(async () => {
  for (const sandbox of sandboxes) {
    if (await escapesFrom(sandbox)) installed.push(sandbox);
  }
});

/** The sandboxes that refuse everything. A machine has one of them at least, or rejects tokens. */
const complete = () => [bubblewrap, namespaces].filter((sandbox) => installed.includes(sandbox));

const withoutPermissions = (node: readonly string[]) => [
  node[0] ?? '',
  '--no-warnings',
  node.at(-1) ?? '',
];

test('each probe of a hostile remote is refused, and the files of its site can be read', async () => {
  expect(complete()).not.toEqual([]);
  const tried = Object.keys(probes).length;
  for (const sandbox of complete()) {
    expect([sandbox.name, await probePage(sandbox)]).toEqual([
      sandbox.name,
      { found: { escapes: [], tried, ownFiles: true }, escaped: [] },
    ]);
  }
});

test('each probe reaches its target in a process without a sandbox', async () => {
  const none: Sandbox = {
    name: 'none',
    command: ({ node }) => ['env', 'A_SECRET=1', ...withoutPermissions(node)],
  };
  const reached = await escapesFrom(none);
  const unreachable = ['use the terminal of the server'];
  if (!process.getBuiltinModule('node:sqlite')) {
    unreachable.push('open a database outside the site', 'load native code into SQLite');
  }
  expect(new Set(Object.keys(probes).filter((name) => !reached?.includes(name)))).toEqual(
    new Set(unreachable),
  );
});

test('without the permissions of Node.js too, no probe reaches a file, a process or a network', async () => {
  const withinProcess = [
    'use a permission of Node.js',
    'start a process',
    'start a worker',
    'load native code',
    'load native code into SQLite',
    'debug itself',
  ];
  for (const sandbox of complete()) {
    const command: Sandbox['command'] = ({ node, ...others }) =>
      sandbox.command({ node: withoutPermissions(node), ...others });
    const escapes = await escapesFrom({ name: sandbox.name, command });
    expect(escapes?.filter((name) => !withinProcess.includes(name))).toEqual([]);
  }
});

/** Sends a text to each socket, and assigns what each answers. */
const sendTo = (options: readonly object[]) => `
  author = JSON.stringify(await Promise.all(${JSON.stringify(options)}.map((options) =>
    new Promise((resolve) => {
      let answer = '';
      const socket = process.getBuiltinModule('node:net').connect(options);
      socket.on('connect', () => { answer += 'connected '; socket.write('a guess'); });
      socket.on('data', (chunk) => { answer += chunk; });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => {});
    }))));`;

test('no sandbox gives the rows of a running server to a page', async () => {
  const dump = { takenAt: '', migrations: [], tables: [], sequences: [] };
  const takeDump = jest.fn(async () => dump);
  const close = await openOperatorSocket(folder, takeDump);
  try {
    const socket = path.join(folder, 'operator.sock');
    for (const sandbox of installed) {
      const { found } = await render(sendTo([{ path: socket }]), sandbox);
      const isComplete = complete().includes(sandbox);
      expect([sandbox.name, found[0]]).toEqual([
        sandbox.name,
        isComplete ? '' : expect.any(String),
      ]);
    }
    expect(takeDump).not.toHaveBeenCalled();
  } finally {
    await close();
  }
});

/** The columns of a table of Linux below /proc/net. */
const rowsOf = (table: string) =>
  readFileSync(`/proc/net/${table}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/));

test('no socket of this machine can be reached', async () => {
  const { targets, close } = await openProbeTargets();
  try {
    const paths = rowsOf('unix').flatMap(([, , , , , , , name]) =>
      name ? [name.replace(/@*$/, '').replace(/^@/, '\0')] : [],
    );
    const ports = rowsOf('tcp').map(([, local = '']) =>
      Number.parseInt(local.split(':')[1] ?? '', 16),
    );
    expect(paths).toEqual(expect.arrayContaining([targets.socket, targets.abstractSocket]));
    expect(ports).toContain(targets.tcp);
    const sockets = [
      ...[...new Set(paths)].map((name) => ({ path: name })),
      ...[...new Set(ports)].map((port) => ({ host: '127.0.0.1', port })),
    ];
    for (const sandbox of complete()) {
      const { found } = await render(sendTo(sockets), sandbox);
      expect(new Set(found)).toEqual(new Set(['']));
    }
  } finally {
    close();
  }
});

test('no sandbox lets a page signal the group of the process that composes', async () => {
  // Processes that do not listen to this signal ignore it.
  const code = `
    process.on('SIGURG', () => process.send('signal'));
    process.on('disconnect', () => process.exit());
    process.send('listens');`;
  const member = spawn(process.execPath, ['-e', code], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const received: unknown[] = [];
  member.on('message', (message) => received.push(message));
  try {
    await once(member, 'message');
    for (const sandbox of installed) {
      await render("process.kill(0, 'SIGURG'); author = '0';", sandbox);
    }
    expect(received).toEqual(['listens']);
    member.kill('SIGURG');
    await once(member, 'message');
  } finally {
    member.kill('SIGKILL');
  }
});

test('a release by a token is rejected with the names of the probes that were not refused, and renders nothing', async () => {
  const toySite = createToySite({ among: [permissions], onEscapes: rejectEscapes });
  try {
    const remote = toySite.builtRemote('mf-hostile', 'found', `${NODE}.exit();`);
    await releaseBuilt({ shell: toySite.builtShell(), remotes: [remote] }, toySite.target);
    await expect(toySite.changeAndCompose()).rejects.toThrow(
      /^This server accepts no releases by token\. While a page .* its code can .*signal all processes.*\./,
    );
  } finally {
    toySite.remove();
  }
});
