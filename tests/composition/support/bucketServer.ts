import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen, stopListening } from '@shop/platform/server/listen';
import { Mutex } from 'async-mutex';

interface Store {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
type StoreClass = new (options: object) => Store;

// CommonJS, without types of its own.
const S3rver = createRequire(import.meta.url)('s3rver') as StoreClass;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Forwards a request, where `target` is not given unchanged, and returns the response. */
function forward(
  port: number,
  incoming: IncomingMessage,
  body: Buffer,
  target = incoming.url,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { headers, method } = incoming;
    const outgoing = request({ port, method, path: target, headers }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 500, headers: answer.headers, bytes });
    });
    outgoing.on('error', reject).end(body);
  });
}

/**
 * Forwards the request for one page of a listing. The store's tokens of a next page need a cipher that
 * OpenSSL 3 lacks. The first version of its listings has none, and equals the second in all that a
 * client needs otherwise: the last key becomes the token.
 */
async function list(port: number, incoming: IncomingMessage): Promise<Answer> {
  const target = (incoming.url ?? '')
    .replace('list-type=2', 'list-type=1')
    .replace('continuation-token=', 'marker=');
  const answer = await forward(port, incoming, Buffer.alloc(0), target);
  const page = String(answer.bytes);
  const last = page.includes('<IsTruncated>true') && /.*<Key>(.*?)<\/Key>/s.exec(page)?.[1];
  if (!last) return answer;
  const token = `<NextContinuationToken>${last}</NextContinuationToken>`;
  const bytes = Buffer.from(page.replace('</ListBucketResult>', (end) => token + end));
  return { ...answer, headers: { ...answer.headers, 'content-length': `${bytes.length}` }, bytes };
}

/** A change of one object: its bytes, or nothing where it was removed. */
export interface Operation {
  key: string;
  bytes: Buffer | undefined;
}

/**
 * An S3-compatible store with one bucket. The conditions on writes, which today's stores know and
 * this one does not, are decided in front of it.
 */
export async function startBucket(bucket: string) {
  const store = new S3rver({
    port: 0,
    silent: true,
    directory: mkdtempSync(path.join(tmpdir(), 'bucket-')),
    configureBuckets: [{ name: bucket }],
    allowMismatchedSignatures: true,
  });
  const { port } = await store.run();
  const taking = new Mutex();
  const tags = new Map<string, string>();
  const operations: Operation[] = [];
  const interruptions = new Map<string, () => Promise<unknown>>();

  /** Writes where the condition holds; all writes come by here, so the tags are known here. */
  async function write(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const { url = '', headers } = incoming;
    const tag = tags.get(url);
    const { 'if-match': match, 'if-none-match': none } = headers;
    if ((match && match !== tag) || (none && tag)) {
      return { status: 412, headers: {}, bytes: Buffer.alloc(0) };
    }
    const answer = await forward(port, incoming, body);
    if (answer.headers.etag) tags.set(url, answer.headers.etag);
    return answer;
  }

  const server = createServer(async (incoming, response) => {
    const body = Buffer.concat(await incoming.toArray());
    // One by one: this store returns garbage for an object that is being written.
    const { method, url = '' } = incoming;
    const path = decodeURIComponent(new URL(url, 'http://bucket').pathname);
    const key = path.slice(`/${bucket}`.length);
    const interruption = method === 'PUT' && interruptions.get(key);
    if (interruption) {
      interruptions.delete(key);
      await interruption();
    }
    const answer = await taking.runExclusive(() => {
      if (method === 'PUT') return write(incoming, body);
      return url.includes('list-type=2') ? list(port, incoming) : forward(port, incoming, body);
    });
    if (answer.status < 300 && (method === 'PUT' || method === 'DELETE')) {
      operations.push({ key, bytes: method === 'PUT' ? body : undefined });
    }
    response.writeHead(answer.status, answer.headers).end(answer.bytes);
  });
  const front = await listen(server, 0, '127.0.0.1');
  return {
    endpoint: `http://127.0.0.1:${front}`,
    /** Every change of an object, in order. */
    operations,
    /** Does something else before an object is written for the next time. */
    interruptWrite(key: string, work: () => Promise<unknown>) {
      interruptions.set(key, work);
    },
    async close() {
      await stopListening(server);
      await store.close();
    },
  };
}
