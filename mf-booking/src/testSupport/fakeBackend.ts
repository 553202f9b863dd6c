import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { provideSite } from '@shop/shared-contract';

type Body = Record<string, unknown>;
interface Reply {
  status?: number;
  body: unknown;
}
/** Answers a question to a database function or table; `null` hangs up without an answer. */
type Handler = (body: Body) => Reply | null;

/** How PostgREST words a refusal of a database function. */
export const refusal = (status: number, message: string, code = '22023'): Reply => ({
  status,
  body: { message, code, details: null, hint: null },
});

/**
 * The HTTP side of the backend, in place of a database: answers are set per function, and what was
 * sent is kept. Call within `describe` or at the top of a test file.
 */
export function fakeBackend() {
  const answers = new Map<string, Handler>();
  const calls: { name: string; body: Body }[] = [];
  let server: Server;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const name = pathname.split('/').pop() ?? '';
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body;
      calls.push({ name, body });
      const reply = answers.get(name)?.(body) ?? null;
      if (!reply) return request.socket.destroy();
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(reply.body));
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
    answers.clear();
    answers.set('full_slots', () => ({ body: [] }));
    calls.length = 0;
  });

  return {
    on: (name: string, handler: Handler) => answers.set(name, handler),
    /** What one function was called with, in order. */
    sentTo: (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body),
  };
}

export const token = '0123456789abcdef0123456789abcdef';

/** Stores nothing and confirms what it was sent. */
export const accept: Handler = ({ p_service, p_date, p_slot }) => {
  const hasTime = Boolean(p_service && p_date && p_slot);
  return {
    body: {
      reference: 'K7Q-M2X',
      status: hasTime ? 'confirmed' : 'requested',
      service: p_service,
      date: p_date,
      slot: p_slot,
      starts_at: hasTime ? '2026-11-23T15:00:00Z' : null,
      ends_at: hasTime ? '2026-11-23T15:45:00Z' : null,
      cancel_token: token,
    },
  };
};
