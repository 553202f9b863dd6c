import { once } from 'node:events';
import type { ClientHttp2Session, IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';

export interface Http2Answer {
  headers: IncomingHttpHeaders;
  body: string;
  /** The `Link` of each 103 that came before it. */
  hints: string[];
}

/**
 * Sends a request over an HTTP/2 session, with a body if one is passed.
 * @throws when the server ends the session without an answer
 */
export async function http2Get(
  session: ClientHttp2Session,
  route: string,
  headers: OutgoingHttpHeaders = {},
  body?: string,
): Promise<Http2Answer> {
  const method = body === undefined ? 'GET' : 'POST';
  const stream = session.request({ ':path': route, ':method': method, ...headers });
  const hints: string[] = [];
  stream.on('headers', (early: IncomingHttpHeaders & { ':status'?: number }) => {
    if (early[':status'] === 103) hints.push(String(early['link']));
  });
  stream.end(body);
  const cut = once(stream, 'close').then(() => Promise.reject(new Error('no answer')));
  const answered = once(stream, 'response') as Promise<[IncomingHttpHeaders]>;
  const [answer] = await Promise.race([answered, cut]);
  return { headers: answer, body: await text(stream), hints };
}
