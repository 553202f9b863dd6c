import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in received. */
export interface TwilioRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

/** An answer of the stand-in; null closes the connection. */
export type TwilioAnswer = { status: number; body: unknown } | null;

/** Starts a stand-in for the API of Twilio, which accepts every message unless a test sets another answer. */
export async function startTwilio() {
  const requests: TwilioRequest[] = [];
  const accepted: TwilioAnswer = { status: 201, body: { sid: 'SM1', status: 'queued' } };
  const standIn = { answer: accepted as TwilioAnswer };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const { method, url: path, headers } = request;
    requests.push({ method, path, headers, form });
    if (!standIn.answer) return request.socket.destroy();
    response.writeHead(standIn.answer.status, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(standIn.answer.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    url: `twilio://AC123:secret@127.0.0.1:${port}?from=+14045550100`,
    /** Sets what it answers; without an answer it accepts. */
    answers: (answer: TwilioAnswer = accepted) => {
      standIn.answer = answer;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
