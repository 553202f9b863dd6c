// What the main thread and the worker of the backend send each other.

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

/** A call, or the request to close the database and end. */
export type ToWorker = { id: number; call: Call } | 'close';

export type FromWorker =
  | { publishableKey: string }
  | { id: number; result: unknown }
  | { id: number; error: string }
  /** Why the thread exits: its database has failed. */
  | { failure: string };
