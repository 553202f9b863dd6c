import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { errorMessageOf } from './databaseErrors';
import type { Dump } from './dump';

/** In bytes, on macOS; Linux has a few more. Node.js opens another, shorter path without an error. */
const LONGEST_PATH = 103;

/** In the data folder. */
export const OPERATOR_SOCKET = 'operator.sock';

const socketOf = (dataDir: string) => path.join(dataDir, OPERATOR_SOCKET);

/** What a process sends first: that it reaches the socket does not show that it may read the data folder. */
const tokenOf = (dataDir: string) => path.join(dataDir, 'operator.token');

const hashOf = (token: string | Buffer) => createHash('sha256').update(token).digest();

/** Returns the hash of a new token, which only the account of the server can read. */
async function writeToken(file: string): Promise<Buffer> {
  const token = randomBytes(32).toString('base64url');
  await rm(file, { force: true });
  await writeFile(file, token, { mode: 0o600, flag: 'wx' });
  return hashOf(token);
}

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
  const token = await writeToken(tokenOf(dataDir));
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', async (sent) => {
      if (!timingSafeEqual(hashOf(sent), token)) {
        socket.destroy();
        return;
      }
      const answer: Answer = await takeDump().then(
        (dump) => ({ dump }),
        (error: unknown) => ({ error: errorMessageOf(error) }),
      );
      socket.end(JSON.stringify(answer));
    });
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
    for (const each of [file, tokenOf(dataDir)]) await rm(each, { force: true });
  };
}

/** Undefined when no server runs. @throws an Error of one sentence when it could not read the rows */
export async function readRunning(dataDir: string): Promise<Dump | undefined> {
  const file = socketOf(dataDir);
  if (isTooLong(file)) return undefined;
  const receive = async () => {
    const token = await readFile(tokenOf(dataDir));
    const socket = createConnection(file);
    socket.write(token);
    return text(socket);
  };
  const received = await receive().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return undefined;
    throw error;
  });
  if (received === undefined) return undefined;
  if (!received) throw new Error('The server ended before it had sent its rows.');
  const answer = JSON.parse(received) as Answer;
  if ('error' in answer) throw new Error(`The server could not read its rows: ${answer.error}`);
  return answer.dump;
}
