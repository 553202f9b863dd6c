import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen, stopListening } from '@shop/platform/server/listen';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves a folder to any site, as a development server or a host of plain files does. */
export async function serveFolder(folder: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.extname(pathname) ? pathname : path.join(pathname, 'index.html');
    response.setHeader('access-control-allow-origin', '*');
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
    response
      .writeHead(bytes ? 200 : 404, {
        'content-type': types[path.extname(file)] ?? 'text/plain',
      })
      .end(bytes);
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { origin: `http://127.0.0.1:${port}`, close: () => stopListening(server) };
}
