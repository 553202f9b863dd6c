export interface ServedBackend {
  /** Answers an API request of a client with that address. */
  fetch(request: Request, peerAddress: string | undefined): Promise<Response>;
  query(sql: string): Promise<unknown>;
  close(): Promise<void>;
}
