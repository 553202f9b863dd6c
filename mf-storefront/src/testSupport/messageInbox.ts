import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { provideSite } from '@shop/shared-contract';

/**
 * The HTTP side of the contact table, in place of a database. Call at the top of a test file.
 * @returns what was sent, and what the next message is answered with
 */
export function messageInbox() {
  const inbox = { received: [] as unknown[], status: 201, error: 'no', code: '' };
  let server: Server;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      inbox.received.push(JSON.parse(Buffer.concat(chunks).toString()));
      const refused = JSON.stringify({
        message: inbox.error,
        code: inbox.code,
        details: null,
        hint: null,
      });
      response.writeHead(inbox.status, { 'content-type': 'application/json' });
      response.end(inbox.status < 300 ? '' : refused);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    provideSite({ contract: 1, backend: { url, key: 'public' }, remotes: [] });
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  beforeEach(() => {
    inbox.received.length = 0;
    inbox.status = 201;
    inbox.error = 'no';
    inbox.code = '';
  });

  return inbox;
}
