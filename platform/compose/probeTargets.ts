import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nativeLibraries } from './sandboxes';
import type { ProbeTargets } from './sandboxProbes';

async function listen(options: ListenOptions): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => {}).end());
  await once(server.listen(options), 'listening');
  return server;
}

/** Answers each question for a name with "there is none", and any other datagram with itself. */
async function listenToDatagrams() {
  const socket = createSocket('udp4', (datagram, { port, address }) => {
    const [, , flags = 0] = datagram;
    // The bit of a response.
    if (datagram.length > 2) datagram[2] = flags | 0x80;
    socket.send(datagram, port, address);
  });
  await once(socket.bind(0, '127.0.0.1'), 'listening');
  return socket;
}

/** Opens what the probes of a sandbox try to reach. The caller closes it. */
export async function openProbeTargets(): Promise<{ targets: ProbeTargets; close(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'probe-'));
  const file = path.join(folder, 'secret.json');
  writeFileSync(file, '{}', { mode: 0o600 });
  const socket = path.join(folder, 'socket');
  // Systems other than Linux have none, and create a file.
  const abstractSocket =
    process.platform === 'linux' ? `\0${folder}` : path.join(folder, 'abstract');
  const tcp = await listen({ host: '127.0.0.1', port: 0 });
  const servers = [tcp, await listen({ path: socket }), await listen({ path: abstractSocket })];
  const datagrams = await listenToDatagrams();
  const targets = {
    folder,
    file,
    socket,
    abstractSocket,
    tcp: (tcp.address() as AddressInfo).port,
    udp: datagrams.address().port,
    pid: process.pid,
    library: nativeLibraries()[0] ?? '',
  };
  return {
    targets,
    close() {
      for (const server of [...servers, datagrams]) server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
