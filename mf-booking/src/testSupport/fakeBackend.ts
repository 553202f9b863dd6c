import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { provideSite } from '@shop/shared-contract';
import { type VisitPrices, visitTotal } from '@shop/shared-data';
import { slotRows } from './slotRows';

type Body = Record<string, unknown>;
interface Reply {
  status?: number;
  body: unknown;
}
/** Responds to a request for a database function or table; `null` closes the connection. */
type Handler = (body: Body) => Reply | null;

/** The response of PostgREST when a database function raises an error. */
export const databaseError = (status: number, message: string, code = '22023'): Reply => ({
  status,
  body: { message, code, details: null, hint: null },
});

/**
 * Responds to a request for free times.
 * @param bays see `slotRows`
 */
export const respondWithSlots =
  (bays: Parameters<typeof slotRows>[2] = {}): Handler =>
  ({ p_from, p_to }) => ({ body: slotRows(String(p_from), String(p_to), bays) });

/**
 * A backend without a database, over HTTP. Tests set a response for each function and read what was
 * sent. Call it within `describe` or at the top of a test file.
 */
export function fakeBackend() {
  const handlers = new Map<string, Handler>();
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
      const reply = handlers.get(name)?.(body) ?? null;
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
    handlers.clear();
    handlers.set('slot_availability', respondWithSlots());
    calls.length = 0;
  });

  return {
    on: (name: string, handler: Handler) => handlers.set(name, handler),
    /** The bodies that were sent to a function, in order. */
    sentTo: (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body),
  };
}

export const token = '0123456789abcdef0123456789abcdef';

/** Confirms each booking, and stores nothing. */
export const confirmBooking: Handler = (sent) => {
  const { p_service, p_date, p_slot } = sent;
  const hasTime = Boolean(p_service && p_date && p_slot);
  return {
    body: {
      reference: 'K7Q-M2X',
      status: hasTime ? 'confirmed' : 'requested',
      service: p_service,
      further_services: sent['p_further_services'],
      waits: sent['p_waits'],
      tires: [],
      total:
        visitTotal(
          [String(p_service), ...(sent['p_further_services'] as string[])],
          (sent['p_prices'] ?? []) as VisitPrices,
          [],
        ) ?? null,
      date: p_date,
      slot: p_slot,
      starts_at: hasTime ? '2026-11-23T15:00:00Z' : null,
      ends_at: hasTime ? '2026-11-23T15:45:00Z' : null,
      sequence: 0,
      vehicle: sent['p_vehicle'],
      cancel_token: token,
    },
  };
};
