import type { CDPSession } from 'playwright-core';

interface Exchange {
  /** Seconds on the browser's own clock; unknown until all of it has arrived. */
  arrived: number;
  /** How many responses had to arrive one after another until this one, itself included. */
  depth: number;
  bytes: number;
  script: boolean;
}

export interface Traffic {
  requests: number;
  bytes: number;
  scriptBytes: number;
  depth: number;
}

interface Initiator {
  url?: string;
  stack?: Stack;
}
interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** The file that initiated a request: a document, a stylesheet, or the script on the stack. */
function initiatorFile({ url, stack }: Initiator): string | undefined {
  if (url) return url;
  for (let part = stack; part; part = part.parent) {
    const frame = part.callFrames.find((each) => each.url.startsWith('http'));
    if (frame) return frame.url;
  }
  return undefined;
}

/** Responses from the HTTP cache do not count. */
export class TrafficMeter {
  readonly #exchanges = new Map<string, Exchange>();
  readonly #depths = new Map<string, number>();
  #firstRequest = 0;
  #lastChange = Date.now();
  #open = 0;

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator }) => {
      this.#touch(1);
      this.#firstRequest ||= timestamp;
      const parent = initiatorFile(initiator as Initiator);
      const depth = (parent ? (this.#depths.get(parent) ?? 0) : 0) + 1;
      if (!this.#depths.has(request.url)) this.#depths.set(request.url, depth);
      this.#exchanges.set(requestId, {
        arrived: Number.POSITIVE_INFINITY,
        depth,
        bytes: 0,
        script: /\.js(\?|$)/.test(request.url),
      });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#forget(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) this.#forget(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      this.#touch(-1);
      const exchange = this.#exchanges.get(requestId);
      if (exchange) Object.assign(exchange, { arrived: timestamp, bytes: encodedDataLength });
    });
    session.on('Network.loadingFailed', () => this.#touch(-1));
  }

  #touch(open: number) {
    this.#open = Math.max(0, this.#open + open);
    this.#lastChange = Date.now();
  }

  #forget(requestId: string) {
    this.#exchanges.delete(requestId);
  }

  /** 0 while the network is active. */
  get quietFor() {
    return this.#open > 0 ? 0 : Date.now() - this.#lastChange;
  }

  /** What arrived in the first `milliseconds` of the page: all that it can have waited for. */
  within(milliseconds: number): Traffic {
    const end = Math.min(this.#firstRequest + milliseconds / 1000, Number.MAX_VALUE);
    const early = [...this.#exchanges.values()].filter(({ arrived }) => arrived <= end);
    const sum = (list: Exchange[]) => list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      requests: early.length,
      bytes: sum(early),
      scriptBytes: sum(early.filter(({ script }) => script)),
      depth: Math.max(0, ...early.map(({ depth }) => depth)),
    };
  }
}
