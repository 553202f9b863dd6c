import { mkdirSync } from 'node:fs';
import path from 'node:path';

interface Command {
  /** Node.js with its arguments. */
  node: readonly string[];
  /** Files and folders that it reads. No other file exists in a sandbox that is complete. */
  visible: readonly string[];
  /** The working directory. */
  folder: string;
  /** An empty folder at which the files of the sandbox are mounted. */
  mountPoint: string;
}

export interface Sandbox {
  name: string;
  /** @returns the program that starts Node.js in the sandbox, and its arguments */
  command(command: Command): readonly string[];
}

export const bubblewrap: Sandbox = {
  name: 'bubblewrap',
  command: ({ node, visible, folder }) => [
    ...['bwrap', '--unshare-all', '--as-pid-1', '--new-session', '--die-with-parent'],
    ...['--cap-drop', 'ALL'],
    ...visible.flatMap((file) => ['--ro-bind', file, file]),
    ...['--chdir', folder, '--remount-ro', '/', '--', ...node],
  ],
};

/** Without a network, and without sight of other processes, which it could signal. */
const unshare = ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'];

/**
 * Shows the given files below a mount point, and makes that the root folder. The second namespace of users takes the
 * rights away that mounting needs.
 */
const MOUNT = `set -e
root=$1 folder=$2
shift 2
mount -t tmpfs tmpfs "$root"
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir -p "$root$1"; else mkdir -p "$root\${1%/*}"; : > "$root$1"; fi
  mount --rbind "$1" "$root$1"
  mount -o remount,bind,ro "$root$1"
  shift
done
shift
mount -o remount,bind,ro "$root"
exec unshare --user --root="$root" --wd="$folder" "$@"`;

export const namespaces: Sandbox = {
  name: 'namespaces',
  command: ({ node, visible, folder, mountPoint }) => {
    mkdirSync(mountPoint, { recursive: true });
    return [
      ...['setpriv', '--pdeathsig', 'KILL', ...unshare, '--mount', '--ipc'],
      ...['sh', '-c', MOUNT, 'sh', mountPoint, folder, ...visible, '--', ...node],
    ];
  },
};

const namespacesWithoutMounts: Sandbox = {
  name: 'namespaces without mounts',
  command: ({ node }) => [...unshare, ...node],
};

/** On systems other than Linux. Node.js refuses files and processes, and from version 25 on the network. */
export const permissions: Sandbox = {
  name: 'the permissions of Node.js',
  command: ({ node }) => node,
};

/** The first one that starts is used: the best ones first. The last one starts on each machine. */
export const sandboxes: readonly Sandbox[] = [
  bubblewrap,
  namespaces,
  namespacesWithoutMounts,
  permissions,
];

interface Report {
  sharedObjects: string[];
}

function readLibraries(): string[] {
  // A report of the network looks up the names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const { sharedObjects } = process.report.getReport() as Report;
  return sharedObjects.filter((file) => path.isAbsolute(file) && !file.includes('/node_modules/'));
}

let libraries: string[] | undefined;

/** @returns the libraries of the system that Node.js has loaded */
export const nativeLibraries = () => {
  libraries ??= readLibraries();
  return libraries;
};
