import { publicClient } from './publicClient';

/** How a remote fared with a visitor. No personal data. */
export interface RemoteEvent {
  remote: string;
  /** Digest of twelve characters. */
  version: string;
  /** Pattern of the route, or the widget's name. */
  route: string;
  event: 'load' | 'failure' | 'crash';
  /** The error's name, without its message. */
  error?: string;
  /** How long the load took, in milliseconds. */
  ms?: number;
}

/**
 * Counts what happened to remotes. Nothing is thrown when the report does not arrive.
 * @param events up to 20
 */
export async function reportRemotes(events: RemoteEvent[]): Promise<void> {
  await publicClient({ outlivesPage: true }).rpc('report_remotes', {
    p_events: events.map((event) => ({ ...event })),
  });
}
