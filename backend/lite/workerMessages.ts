export interface SentRequest {
  method: string;
  url: string;
  headers: [string, string][];
  /** Transferred, not copied. */
  body: ArrayBuffer | null;
}

export interface SentResponse {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export type Call =
  | {
      name: 'fetch';
      request: SentRequest;
      peerAddress: string;
    }
  | { name: 'query' | 'asPublisher' | 'asMessenger'; sql: string; parameters: unknown[] };

/** `close` also ends the worker. */
export type ToWorker = { id: number; call: Call } | 'close';

export type FromWorker =
  | { publishableKey: string }
  | { id: number; result: unknown }
  | { id: number; error: string }
  | { failure: string };
