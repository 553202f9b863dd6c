import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { RunningSite } from '../support/runningSite';
import { openSection, PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';

// The clients differ by an address that the server reads from a trusted proxy's header.
test.use({ shop: 'hostile clients' });

const CLIENTS = 60;
const VISITS = 15;
/**
 * For 90,000 requests at once. Node parses all that a packet contains, also after the socket is destroyed;
 * what it creates for them is free at once, and is collected when the heap has doubled.
 */
const MOST_ADDED_MB = 450;
const HOSTILE = { 'x-forwarded-for': '203.0.113.9' };

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** The time in which the home page arrives, in milliseconds. */
async function homeTime(site: RunningSite) {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const start = performance.now();
    const page = await fetch(`http://127.0.0.1:${site.port}/`);
    expect(page.status).toBe(200);
    await page.text();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Calls availability until `stop` is called, each time for other days, so that no answer is shared. */
function callAvailability(site: RunningSite) {
  const statuses = new Map<number, number>();
  let stopped = false;
  let calls = 0;
  const client = async () => {
    while (!stopped) {
      calls += 1;
      const body = { p_service: null, p_from: '2000-01-01', p_to: `${2100 + (calls % 800)}-01-01` };
      const { status } = await site.api('/rest/v1/rpc/full_slots', { body, headers: HOSTILE });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    async stop() {
      stopped = true;
      await clients;
      return Object.fromEntries(statuses);
    },
  };
}

test('60 clients with parallel availability calls delay neither the home page nor staff', {
  tag: '@prove',
}, async ({ page, site }) => {
  await site.makeAdmin('chief@example.com', PASSWORD);
  await homeTime(site);
  const idle = await homeTime(site);
  const attack = callAvailability(site);
  const attacked = await homeTime(site);
  await signIn(page, 'chief@example.com');
  await openSection(page, 'Messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const statuses = await attack.stop();
  console.info(`home page: ${idle.toFixed(1)} ms idle, ${attacked.toFixed(1)} ms attacked`);
  console.info('answers to the 60 clients by status:', statuses);
  expect(statuses[200]).toBeGreaterThan(0);
  expect(attacked).toBeLessThanOrEqual(5 * idle);
});

/** The memory of the server's process, in MB. */
function memoryOf(site: RunningSite): number {
  const { pid } = JSON.parse(readFileSync(path.join(site.siteDir, '.server.lock'), 'utf8'));
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** Sends as many requests as fit into one packet, and reads no answer until `resume`. */
function pipelineWithoutReading(site: RunningSite) {
  const socket = connect(site.port, '127.0.0.1').pause();
  socket.on('error', () => {});
  const gone = closed(socket);
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(1_500));
  return { gone, resume: () => socket.resume() };
}

test('60 sockets that pipeline requests and never read add little to the memory', {
  tag: '@prove',
}, async ({ site }) => {
  await homeTime(site);
  const idle = memoryOf(site);
  const memory: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const sockets = Array.from({ length: CLIENTS }, () => pipelineWithoutReading(site));
    // The server has received the packets by the time it has answered all of these.
    await homeTime(site);
    memory.push(memoryOf(site));
    for (const { resume } of sockets) resume();
    await Promise.all(sockets.map(({ gone }) => gone));
  }
  console.info(`memory: ${Math.round(idle)} MB idle, in each round:`, memory.map(Math.round));
  expect(Math.max(...memory)).toBeLessThan(idle + MOST_ADDED_MB);
  // Nothing of a round stays.
  const added = memory.map((each) => each - idle);
  const [first, last] = [added.slice(0, 2), added.slice(2)].map((rounds) => Math.max(...rounds));
  expect(last).toBeLessThan(1.5 * (first ?? 0));
});

test('60 sockets whose headers never end are closed', { tag: '@prove' }, async ({ site }) => {
  const slow = async () => {
    const socket = connect(site.port, '127.0.0.1');
    socket.on('error', () => {}).resume();
    socket.write('GET / HTTP/1.1\r\n');
    const more = setInterval(() => socket.write('X-More: 1\r\n'), 500);
    await closed(socket);
    clearInterval(more);
  };
  await Promise.all(Array.from({ length: CLIENTS }, slow));
  await homeTime(site);
});
