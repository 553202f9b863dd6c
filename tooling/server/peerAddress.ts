import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

/** What a route of this server knows besides the request: Node's own request and response. */
export interface ServerEnv {
  Bindings: HttpBindings;
}

/** The address that a connection comes from; an IPv4 address is written plainly on any socket. */
export function peerAddress({ incoming }: HttpBindings): string {
  return (incoming.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}

/** What rate limits count by: one IPv6 customer has a whole /64 network to choose addresses from. */
export function limitedNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - end.length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...end];
  return `${all.slice(0, 4).join(':')}::/64`;
}
