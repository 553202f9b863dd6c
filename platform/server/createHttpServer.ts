import type { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';

/** Paths of PEM files; `cert` may be a chain. */
export interface Tls {
  cert: string;
  key: string;
}

function keepWhileOpen<T extends EventEmitter>() {
  const open = new Set<T>();
  const add = (member: T) => {
    open.add(member);
    member.once('close', () => open.delete(member));
  };
  return { open, add };
}

function createHttp2Server(listener: RequestListener, { cert, key }: Tls): Server {
  const secure = createSecureServer(
    { cert: readFileSync(cert), key: readFileSync(key), allowHTTP1: true },
    // Node's two kinds of requests share all that the listener uses.
    listener as unknown as Parameters<typeof createSecureServer>[1],
  );
  const sessions = keepWhileOpen<ServerHttp2Session>();
  const sockets = keepWhileOpen<Socket>();
  secure.on('session', (session) => {
    sessions.add(session);
    // Its handshake had begun before the server began to stop.
    if (!secure.listening) session.close();
  });
  secure.on('connection', sockets.add);
  const server = secure as unknown as Server;
  const closeIdleHttp1 = server.closeIdleConnections.bind(server);
  return Object.assign(server, {
    closeIdleConnections: () => {
      closeIdleHttp1();
      // A closed session accepts no more requests and ends with its last answer.
      for (const session of sessions.open) session.close();
    },
    closeAllConnections: () => {
      for (const socket of sockets.open) socket.destroy();
    },
  });
}

/** HTTP/2 only with a certificate, since browsers speak it over TLS only. */
export const createHttpServer = (listener: RequestListener, tls?: Tls): Server =>
  tls ? createHttp2Server(listener, tls) : createServer(listener);
