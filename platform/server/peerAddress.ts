import { isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/** What a route of this server receives besides the request: Node's own request and response. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Set where requests are logged. */
    requestId?: string;
  };
}

/** Returns the client's address; an IPv4 address has its plain form on a dual-stack socket too. */
export type PeerAddress = (env: HttpBindings) => string;

/**
 * Reads `x-forwarded-for` from its end, as far as trusted proxies wrote it. Entries that a visitor
 * wrote are ignored. Without proxies, the address is that of the socket.
 * @param proxies addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`
 * @throws TypeError when one of them is not in this form
 */
export function createPeerAddress(proxies: readonly string[]): PeerAddress {
  const isTrusted = proxyAddress.compile([...proxies]);
  return ({ incoming }) => {
    const forwarded = proxyAddress(incoming, isTrusted);
    const address = isIP(forwarded) ? forwarded : (incoming.socket.remoteAddress ?? '');
    return isIP(address) ? ipaddr.process(address).toString() : address;
  };
}

/** What rate limits count by: one IPv6 customer has a whole /64 network to choose addresses from. */
export function rateLimitAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  // An IPv4 client of a socket for both, such as ::ffff:203.0.113.7.
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
