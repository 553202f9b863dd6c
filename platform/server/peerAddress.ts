import { isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/** What a route of this server knows besides the request: Node's own request and response. */
export interface ServerEnv {
  Bindings: HttpBindings;
}

/** Tells the address that a request comes from; an IPv4 address is written plainly on any socket. */
export type PeerAddress = (env: HttpBindings) => string;

/**
 * Reads `x-forwarded-for` from its end, for as long as trusted proxies wrote it; what a visitor
 * writes there about itself counts for nothing, and without proxies the socket alone decides.
 * @param proxies addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`
 * @throws TypeError when one of them is none of these
 */
export function peerAddressBehind(proxies: readonly string[]): PeerAddress {
  const isTrusted = proxyAddress.compile([...proxies]);
  return ({ incoming }) => {
    const told = proxyAddress(incoming, isTrusted);
    const address = isIP(told) ? told : (incoming.socket.remoteAddress ?? '');
    return isIP(address) ? ipaddr.process(address).toString() : address;
  };
}

/** What rate limits count by: one IPv6 customer has a whole /64 network to choose addresses from. */
export function limitedNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
