import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { rateLimitAddress } from './peerAddress';

/** How much clients may hold open, and for how long (in milliseconds). */
export interface ConnectionLimits {
  connections: number;
  connectionsPerAddress: number;
  /** Requests of one HTTP/2 connection that are not answered yet. */
  streams: number;
  /** The same over HTTP/1.1, where browsers send one at a time. */
  pipelined: number;
  /** Until the headers of a request have arrived, from the connection or the last answer on. */
  headersMs: number;
  /** Without a byte sent or read, whether because the client is idle or because it does not read. */
  silenceMs: number;
  /** Until a request is received and its answer is read, however slowly. */
  answerMs: number;
}

export const defaultLimits: ConnectionLimits = {
  connections: 2_000,
  // Many more than a browser opens, since an office can have one address.
  connectionsPerAddress: 128,
  streams: 100,
  pipelined: 8,
  headersMs: 10_000,
  // Longer than the backend may take to answer.
  silenceMs: 60_000,
  answerMs: 5 * 60_000,
};

/** Closes the connections of an address that are more than it may have. */
export function limitAddresses(server: Server, { connectionsPerAddress }: ConnectionLimits) {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = rateLimitAddress(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > connectionsPerAddress) socket.destroy();
  });
}

/**
 * Closes HTTP/1.1 connections that exceed their limits. Node itself limits the time for headers on a
 * server of HTTP/1.1 only, not on one of HTTP/2 that accepts HTTP/1.1 too, and limits neither the time
 * for an answer nor the requests that one packet may contain, all of which it passes on at once.
 */
function limitHttp1(limits: ConnectionLimits) {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  const unanswered = new WeakMap<Socket, number>();
  function startTimer(socket: Socket, ms: number) {
    clearTimeout(timers.get(socket));
    if (!socket.destroyed)
      timers.set(
        socket,
        setTimeout(() => socket.destroy(), ms),
      );
  }
  return {
    onConnection(socket: Socket) {
      socket.once('close', () => clearTimeout(timers.get(socket)));
      startTimer(socket, limits.headersMs);
    },
    /** Counts a request, and returns whether it may be answered. */
    accepts(socket: Socket): boolean {
      const count = (unanswered.get(socket) ?? 0) + 1;
      unanswered.set(socket, count);
      if (count === 1) startTimer(socket, limits.answerMs);
      if (count > limits.pipelined) socket.destroy();
      return !socket.destroyed;
    },
    onAnswered(socket: Socket) {
      const count = (unanswered.get(socket) ?? 1) - 1;
      unanswered.set(socket, count);
      if (count === 0) startTimer(socket, limits.headersMs);
    },
  };
}

/** Wraps what answers the requests of a server; `watch` the server that receives the result. */
export function limitRequests(listener: RequestListener, limits: ConnectionLimits) {
  const http1 = limitHttp1(limits);
  const limited: RequestListener = (request, response) => {
    const { socket } = request;
    if (request.httpVersionMajor > 1) {
      const timer = setTimeout(() => response.destroy(), limits.answerMs);
      response.once('close', () => clearTimeout(timer));
    } else {
      if (!http1.accepts(socket)) return;
      response.once('close', () => http1.onAnswered(socket));
    }
    listener(request, response);
  };
  return {
    limited,
    watch(server: Server, event: 'connection' | 'secureConnection') {
      server.on(event, (socket: Socket) => {
        const isHttp2 = socket instanceof TLSSocket && socket.alpnProtocol === 'h2';
        if (!isHttp2) http1.onConnection(socket);
      });
    },
  };
}
