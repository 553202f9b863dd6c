import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

const GRACE_MS = 5_000;

function sentence(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use; stop the other program or set PORT.`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} requires elevated privileges; set PORT to 1024 or more.`;
  return `Port ${port} cannot be opened: ${error.message}`;
}

/** Returns the port, a free one for 0. @throws an Error of one sentence */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(sentence(error, port), { cause: error })));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Lets running requests end within `graceMs`, and cuts the others. */
export async function stopListening(server: HttpServer, graceMs = GRACE_MS): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}
