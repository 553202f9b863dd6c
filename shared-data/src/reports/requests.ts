import { publicClient } from '../publicClient';

/** A load, failure or crash of a remote in a visitor's browser. It has no personal data. */
export interface RemoteEvent {
  remote: string;
  version: string;
  /** Pattern of the route, or the widget's name. */
  route: string;
  event: 'load' | 'failure' | 'crash';
  /** The error's name, without its message. */
  error?: string;
}

/** Reports up to 20 events of remotes. A failure of the request is ignored. */
export async function reportRemotes(events: RemoteEvent[]): Promise<void> {
  await publicClient({ outlivesPage: true }).rpc('report_remotes', {
    p_events: events.map((event) => ({ ...event })),
  });
}
