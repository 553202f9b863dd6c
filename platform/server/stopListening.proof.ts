/** @jest-environment node */
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
