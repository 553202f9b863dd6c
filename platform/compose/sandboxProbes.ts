/** What the process that starts a sandbox offers: a probe that leaves the sandbox finds something there. */
export interface ProbeTargets {
  /** A folder outside the site in which the account of the server may write. */
  folder: string;
  /** A file with JSON in that folder. */
  file: string;
  /** Path of a Unix socket that accepts connections. */
  socket: string;
  /** Name of an abstract Unix socket that accepts connections. */
  abstractSocket: string;
  /** Ports at 127.0.0.1 that accept connections and answer datagrams. */
  tcp: number;
  udp: number;
  /** The process that starts the sandbox. */
  pid: number;
  /** A native library. */
  library: string;
}

/** Rejects or throws where the sandbox refuses the attempt. It changes nothing that stays. */
type Probe = (targets: ProbeTargets) => unknown;

/** What each probe loads: this file is also part of a remote, which has no imports. */
const use: typeof process.getBuiltinModule = (id: string) => process.getBuiltinModule(id);

const events = (emitter: NodeJS.EventEmitter, success: string) =>
  new Promise((resolve, reject) => {
    emitter.once(success, resolve).on('error', reject);
  });

async function connect(options: import('node:net').NetConnectOpts) {
  const socket = use('node:net').connect(options);
  try {
    await events(socket, 'connect');
  } finally {
    socket.destroy();
  }
}

async function listen(options: import('node:net').ListenOptions) {
  const server = use('node:net').createServer();
  try {
    server.listen(options);
    await events(server, 'listening');
  } finally {
    server.close();
  }
}

function write(file: string) {
  const fs = use('node:fs');
  fs.writeFileSync(file, '');
  fs.rmSync(file);
}

/** A path in the site that does not exist. */
const inSite = ({ folder }: ProbeTargets) =>
  use('node:path').join(process.cwd(), use('node:path').basename(folder));

/** Shells and bubblewrap set these. */
const HARMLESS_VARIABLES = /^(NODE_CHANNEL_|PWD$|OLDPWD$|SHLVL$|_$)/;

const PERMISSIONS = ['fs.write', 'child', 'worker', 'addon', 'wasi', 'inspector', 'net'];

interface Permissions {
  has(scope: string): boolean;
}

interface Sqlite {
  DatabaseSync: new (
    file: string,
    options?: { allowExtension: boolean },
  ) => { loadExtension(file: string): void; close(): void };
}

/** @throws where this version of Node.js has no SQLite */
function openDatabase(file: string) {
  const sqlite = use('node:sqlite') as Sqlite | undefined;
  if (!sqlite) throw new Error('there is no node:sqlite');
  return new sqlite.DatabaseSync(file, { allowExtension: true });
}

/**
 * Each name completes the sentence "While a page is rendered, its code can …". A further probe needs an entry here and
 * nothing else: each process that renders runs all of them before its first page, and so does the hostile remote of the proof.
 */
export const probes: Readonly<Record<string, Probe>> = {
  'read a file outside the site': ({ file }) => use('node:fs').readFileSync(file),
  'read a file outside the site by a relative path': ({ file }) => {
    const path = use('node:path');
    use('node:fs').readFileSync(`${process.cwd()}/${path.relative(process.cwd(), file)}`);
  },
  'open a file outside the site without waiting': ({ file }) =>
    use('node:fs/promises')
      .open(file)
      .then((handle) => handle.close()),
  'require a file outside the site': ({ file }) =>
    use('node:module').createRequire(`${process.cwd()}/`)(file),
  'load a file of variables': ({ file }) => process.loadEnvFile(file),
  'list a folder outside the site': ({ folder }) => use('node:fs').readdirSync(folder),
  'list the processes of the machine': () => use('node:fs').readdirSync('/proc'),
  "read the environment of the server's process": ({ pid }) =>
    use('node:fs').readFileSync(`/proc/${pid}/environ`),
  'read the accounts of the machine': () => use('node:fs').readFileSync('/etc/passwd'),
  'write a file outside the site': (targets) => write(`${targets.folder}/written`),
  'write a file in the site': (targets) => write(inSite(targets)),
  'create a link in the site': (targets) => {
    use('node:fs').symlinkSync(targets.file, inSite(targets));
    use('node:fs').rmSync(inSite(targets));
  },
  'open a database outside the site': ({ folder }) => openDatabase(`${folder}/db`).close(),

  'see a variable of the environment': () => {
    const [name] = Object.keys(process.env).filter((each) => !HARMLESS_VARIABLES.test(each));
    if (!name) throw new Error('there is none');
  },
  'use the terminal of the server': () => {
    if (![0, 1, 2].some((descriptor) => use('node:tty').isatty(descriptor))) {
      throw new Error('there is none');
    }
  },
  'use a permission of Node.js': () => {
    const permission = Reflect.get(process, 'permission') as Permissions | undefined;
    if (permission && !PERMISSIONS.some((scope) => permission.has(scope))) {
      throw new Error('it has none');
    }
  },

  'start a process': () => {
    const { error } = use('node:child_process').spawnSync(process.execPath, ['--version']);
    if (error) throw error;
  },
  'start a worker': () => new (use('node:worker_threads').Worker)('', { eval: true }).terminate(),
  "signal the server's process": ({ pid }) => {
    // In a namespace of its own, the number can be that of this process.
    if (pid === process.pid) throw new Error('this is another process');
    process.kill(pid, 0);
  },
  'signal all processes': () => process.kill(-1, 0),
  "change the priority of the server's process": ({ pid }) => {
    const os = use('node:os');
    if (pid === process.pid) throw new Error('this is another process');
    os.setPriority(pid, os.getPriority(pid));
  },

  'load native code': ({ library }) => {
    try {
      process.dlopen({ exports: {} }, library);
    } catch (error) {
      // Any other error is that of a library that was loaded and is no addon.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_DLOPEN_FAILED') throw error;
    }
  },
  'load native code into SQLite': ({ library }) => {
    const database = openDatabase(':memory:');
    try {
      database.loadExtension(library);
    } catch (error) {
      // It was loaded, and is no extension.
      if (!String(error).includes('undefined symbol')) throw error;
    } finally {
      database.close();
    }
  },
  'run WebAssembly with a folder outside the site': ({ folder }) => {
    new (use('node:wasi').WASI)({ version: 'preview1', preopens: { '/': folder } });
  },
  'debug itself': () => {
    const session = new (use('node:inspector').Session)();
    session.connect();
    session.disconnect();
  },

  'connect to a Unix socket': ({ socket }) => connect({ path: socket }),
  'connect to an abstract Unix socket': ({ abstractSocket }) => connect({ path: abstractSocket }),
  'listen at a Unix socket in the site': (targets) => listen({ path: inSite(targets) }),
  'listen at a Unix socket outside the site': ({ folder }) =>
    listen({ path: `${folder}/listening` }),
  'connect to a port of the machine': ({ tcp }) => connect({ host: '127.0.0.1', port: tcp }),
  'listen at a port of the machine': ({ tcp }) =>
    // The port is in use there, and free in another network. With a host, Node.js 25 throws where no code can catch it.
    listen({ port: tcp }).then(
      () => Promise.reject(new Error('this is another network')),
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error;
      },
    ),
  'exchange datagrams with the machine': async ({ udp }) => {
    const socket = use('node:dgram').createSocket('udp4');
    try {
      socket.connect(udp, '127.0.0.1');
      await events(socket, 'connect');
      socket.send('probe');
      await events(socket, 'message');
    } finally {
      socket.close();
    }
  },
  'ask a server for names': async ({ udp }) => {
    const resolver = new (use('node:dns').promises.Resolver)({ timeout: 1_000, tries: 1 });
    resolver.setServers([`127.0.0.1:${udp}`]);
    await resolver.resolve4('site.invalid').catch((error: NodeJS.ErrnoException) => {
      // The server has answered that there is no such name.
      if (error.code !== 'ENOTFOUND' && error.code !== 'ENODATA') throw error;
    });
  },
  'look up a name as the machine does': () => use('node:dns').promises.lookup('localhost'),
};

/** In milliseconds. What a probe has not reached by then, it is assumed to reach. */
const LONGEST_PROBE = 10_000;

/** @returns the names of the probes that the sandbox did not refuse */
export async function findEscapes(targets: ProbeTargets): Promise<string[]> {
  const names = Object.entries(probes).map(async ([name, probe]) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, LONGEST_PROBE);
    });
    const isRefused = await Promise.race([late, Promise.resolve(targets).then(probe)]).then(
      () => false,
      () => true,
    );
    clearTimeout(timer);
    return isRefused ? [] : [name];
  });
  return (await Promise.all(names)).flat();
}
