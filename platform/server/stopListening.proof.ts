/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { listen, stopListening } from './listen';

/** Long enough that only what is closed at once lets a test end. */
const NEVER = 2 ** 31 - 1;

async function running(listener: RequestListener) {
  const server = createServer(listener);
  return { server, port: await listen(server, 0, '127.0.0.1') };
}

const agents: Agent[] = [];
function get(port: number) {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return request({ host: '127.0.0.1', port, agent }).end();
}
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

test('an idle connection is closed at once', async () => {
  const { server, port } = await running((_, response) => response.end('hello'));
  const [answer] = await once(get(port), 'response');
  await once(answer.resume(), 'end');
  await stopListening(server, NEVER);
});

test('a running answer is sent before the server stops', async () => {
  let answer = () => {};
  const { server, port } = await running((_, response) => {
    answer = () => response.end('late');
  });
  const late = once(get(port), 'response');
  await once(server, 'request');
  const stopped = stopListening(server, NEVER);
  answer();
  const [response] = await late;
  expect(response.statusCode).toBe(200);
  await once(response.resume(), 'end');
  await stopped;
});

test('a connection that does not end in time is cut', async () => {
  const { server, port } = await running(() => {});
  const refused = expect(once(get(port), 'response')).rejects.toThrow();
  await once(server, 'request');
  const silent = connect(port, '127.0.0.1');
  silent.on('error', () => {});
  await once(silent, 'connect');
  await stopListening(server, 0);
  await refused;
});

test('a client that keeps its connection sends one more request at most', async () => {
  const { server, port } = await running((_, response) => response.end('hello'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  const next = async () => {
    const [answer] = await once(request({ host: '127.0.0.1', port, agent }).end(), 'response');
    await once(answer.resume(), 'end');
    return answer.headers.connection;
  };
  expect(await next()).toBe('keep-alive');
  const stopped = stopListening(server, NEVER);
  expect(await next()).toBe('close');
  await stopped;
});

/** Requests of another process, which arrive while this one is busy. */
const CLIENTS = `
  const [port] = process.argv.slice(1);
  const sent = Array.from({ length: 6 }, () => fetch('http://127.0.0.1:' + port));
  Promise.all(sent).then((all) => console.log(all.map(({ status }) => status).join(' ')), (error) => console.log(error.cause.code));
  console.log('sent');`;

test('requests that arrive while the process is busy are answered', async () => {
  const { server, port } = await running((_, response) => response.end('hello'));
  const clients = spawn(process.execPath, ['-e', CLIENTS, `${port}`]);
  let printed = '';
  clients.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await once(clients.stdout, 'data');
  const stopped = stopListening(server, NEVER);
  const busyUntil = Date.now() + 1_000;
  while (Date.now() < busyUntil);
  await once(clients, 'close');
  expect(printed).toBe('sent\n200 200 200 200 200 200\n');
  await stopped;
});
