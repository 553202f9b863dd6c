import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type DevPorts, devEnvironment } from '@shop/platform/machine/devPorts';
import { endWithProcess } from '@shop/platform/machine/endWithProcess';
import { packageFolder } from '@shop/platform/machine/packageFolder';

const rsbuild = path.join(packageFolder('@rsbuild/core'), 'bin/rsbuild.js');

/** Ends with this process. @param onEnd called with one sentence when the server ends, for any reason */
export function startDevServer(
  { name, folder }: { name: string; folder: string },
  ports: DevPorts,
  onEnd: (sentence: string) => void,
  env: NodeJS.ProcessEnv = {},
): void {
  const server = spawn(process.execPath, [rsbuild, 'dev'], {
    cwd: folder,
    env: { ...process.env, ...devEnvironment(ports), ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const child = endWithProcess(server);
  const print = (chunk: Buffer) =>
    process.stdout.write(String(chunk).replace(/^(?=.)/gm, `${name}: `));
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  // Not `exit`: its remaining output is printed first.
  child.once('close', () =>
    onEnd(`The development server of ${name} exited; its output is above.`),
  );
}

export async function answers(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const reached = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (reached) return;
    await pause(100);
  }
}
