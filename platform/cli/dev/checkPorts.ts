import { createServer } from 'node:net';
import { listen } from '../../server/listen';

/** A port that is written down somewhere, and who listens there. */
export interface FixedPort {
  port: number;
  of: string;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await listen(probe, port, '127.0.0.1');
  } catch {
    return false;
  }
  await new Promise((resolve) => probe.close(resolve));
  return true;
}

/**
 * Checks, before anything starts, whether every port is free.
 * @throws an Error whose message names the first one in use
 */
export async function checkPorts(ports: readonly FixedPort[]) {
  for (const { port, of } of ports) {
    if (await isFree(port)) continue;
    throw new Error(`Port ${port}, which ${of} needs, is in use; stop the other program first.`);
  }
}
