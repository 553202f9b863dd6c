/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { listen } from '@shop/platform/server/listen';
import { readSiteAddress, requestRelease } from './requestRelease';

test.each([
  'https://shop.example',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
])('a token may be sent to %s', (address) => expect(readSiteAddress(address).origin).toBe(address));

test.each(['http://shop.example', 'http://localhost.example', 's3://bucket', 'shop.example'])(
  'no token is sent to %s',
  async (address) => {
    process.env['SHOP_TOKEN'] = 'shop_1';
    const sent = jest.spyOn(globalThis, 'fetch');
    await expect(requestRelease(address, 'mf-fleet')).rejects.toThrow(
      'Name the site by an address like https://shop.example',
    );
    expect(sent).not.toHaveBeenCalled();
  },
);

test('names the variable when there is no token', async () => {
  delete process.env['SHOP_TOKEN'];
  await expect(requestRelease('https://shop.example', 'mf-fleet')).rejects.toThrow(
    'Set SHOP_TOKEN',
  );
});

describe('with a server', () => {
  let server: Server;
  let site: string;
  let answer: (response: ServerResponse) => void;
  beforeEach(async () => {
    process.env['SHOP_TOKEN'] = 'shop_1';
    server = createServer((_, response) => answer(response));
    site = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Answers with these lines, and then with what `end` does. */
  const answerWith = (lines: readonly unknown[], end: (response: ServerResponse) => void) => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
      for (const line of lines) response.write(`${line && JSON.stringify(line)}\n`);
      end(response);
    };
  };
  const finish = (response: ServerResponse) => response.end();
  /** Returns what is printed, and the error. */
  async function promote() {
    const printed: string[] = [];
    const failed = await requestRelease(site, 'mf-fleet/promote', undefined, (line) =>
      printed.push(line),
    ).catch((error: Error) => error.message);
    return { printed, failed };
  }

  test('prints each line, and then what became of it', async () => {
    answerWith([{ line: '  a' }, '', { line: '  b' }, { ok: true, text: 'done' }], finish);
    expect(await promote()).toEqual({ printed: ['  a', '  b', 'done'], failed: undefined });
    answerWith([{ line: '  a' }, { ok: false, text: 'mf-fleet is not promoted' }], finish);
    expect(await promote()).toEqual({ printed: ['  a'], failed: 'mf-fleet is not promoted' });
  });

  test.each([
    ['ends', finish],
    ['is cut', (response: ServerResponse) => response.destroy()],
    ['ends within a line', (response: ServerResponse) => response.end('{"ok":tr')],
    ['ends with the page of a proxy', (response: ServerResponse) => response.end('<html>\n')],
  ])('says what to do when the connection %s before the outcome', async (_, end) => {
    answerWith([{ line: '  a' }], (response) => setTimeout(() => end(response), 100));
    expect(await promote()).toEqual({
      printed: ['  a'],
      failed: `${site} closed the connection before it said what became of the release, which may go on there. Run the command again: its first line says what is live.`,
    });
  });

  test('waits while another release is in progress', async () => {
    let busy = 2;
    answer = (response) => {
      busy -= 1;
      if (busy >= 0) {
        response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '0.05' });
        return response.end('Another release is in progress.\n');
      }
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      return response.end('{"ok":true,"text":"done"}\n');
    };
    const waiting = '  Another release is in progress.';
    expect((await promote()).printed).toEqual([waiting, waiting, 'done']);
  });

  test('says a sentence for an answer that has none', async () => {
    answer = (response) => response.writeHead(422, { 'content-type': 'text/plain' }).end('\n');
    expect((await promote()).failed).toBe(`${site} accepts no releases (422)`);
  });
});
