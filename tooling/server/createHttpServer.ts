import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createSecureServer } from 'node:http2';

/** Files with a certificate (chain) and its key, PEM. */
export interface Tls {
  cert: string;
  key: string;
}

/**
 * The server behind the site: HTTP/1.1, or HTTP/2 with HTTP/1.1 for old clients where a
 * certificate is given, since browsers speak HTTP/2 over TLS only.
 */
export function createHttpServer(listener: RequestListener, tls?: Tls): Server {
  if (!tls) {
    const server = createServer(listener);
    server.headersTimeout = 10_000;
    server.requestTimeout = 30_000;
    return server;
  }
  const secure = createSecureServer(
    { cert: readFileSync(tls.cert), key: readFileSync(tls.key), allowHTTP1: true },
    // Node's two kinds of requests share all that the listener uses.
    listener as unknown as Parameters<typeof createSecureServer>[1],
  );
  const sessions = new Set<{ close(): void }>();
  secure.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return Object.assign(secure as unknown as Server, {
    closeIdleConnections: () => {
      for (const session of sessions) session.close();
    },
    closeAllConnections: () => {
      for (const session of sessions) session.close();
    },
  });
}
