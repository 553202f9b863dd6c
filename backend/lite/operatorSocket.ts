import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { messageOf } from './databaseErrors';
import type { Dump } from './dump';

/** In bytes, on macOS; Linux has a few more. Node.js opens another, shorter path without an error. */
const LONGEST_PATH = 103;

/** In the data folder, which only the account of the server can open: no key is needed. */
export const OPERATOR_SOCKET = 'operator.sock';

const socketOf = (dataDir: string) => path.join(dataDir, OPERATOR_SOCKET);

const isTooLong = (file: string) => Buffer.byteLength(file) > LONGEST_PATH;

type Answer = { dump: Dump } | { error: string };

/**
 * For commands of this machine: no other process can open the database of a running server. Without the
 * socket the server runs too. Returns what closes it.
 */
export async function openOperatorSocket(dataDir: string, takeDump: () => Promise<Dump>) {
  const file = socketOf(dataDir);
  // The data folder is locked: a server that was killed has left it.
  await rm(file, { force: true });
  const server = createServer(async (socket) => {
    socket.on('error', () => socket.destroy());
    const answer: Answer = await takeDump().then(
      (dump) => ({ dump }),
      (error: unknown) => ({ error: messageOf(error) }),
    );
    socket.end(JSON.stringify(answer));
  });
  const failure = await new Promise<string | undefined>((resolve) => {
    if (isTooLong(file)) return resolve(`the path ${file} is too long`);
    server.once('error', ({ message }) => resolve(message));
    server.listen(file, () => resolve(undefined));
  });
  if (failure) console.warn(`npm run shop -- move-to-hosted needs this server stopped: ${failure}`);
  else await chmod(file, 0o600);
  return async () => {
    server.close();
    await rm(file, { force: true });
  };
}

/** Undefined when no server runs. @throws an Error of one sentence when it could not read the rows */
export async function readRunning(dataDir: string): Promise<Dump | undefined> {
  const file = socketOf(dataDir);
  if (isTooLong(file)) return undefined;
  const socket = createConnection(file);
  const received = await text(socket).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return undefined;
    throw error;
  });
  if (received === undefined) return undefined;
  if (!received) throw new Error('The server ended before it had sent its rows.');
  const answer = JSON.parse(received) as Answer;
  if ('error' in answer) throw new Error(`The server could not read its rows: ${answer.error}`);
  return answer.dump;
}
