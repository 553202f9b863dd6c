import type { Publication, RecentPublication, WorkState } from '@shop/shared-data/staff';
import type { DeliveryState } from '../kit/delivery/deliveryState';

export const publication = (changes: Partial<Publication> = {}): Publication => ({
  ...{ id: 1, table_name: 'products', row_id: '' },
  state: 'pending',
  requested_at: '2026-11-20T15:32:00+00:00',
  reason: '',
  ...changes,
});

/** Published three minutes ago, and all messages sent. */
export const workState = ({
  messages = {},
  publishing = {},
  ...changes
}: {
  messages?: Partial<WorkState['messages']>;
  publishing?: Partial<WorkState['publishing']>;
  unpublished?: Publication[];
  published?: RecentPublication[];
} = {}): WorkState => {
  const now = new Date().toISOString();
  const before = new Date(Date.parse(now) - 3 * 60_000).toISOString();
  const work = { seen: now, succeeded: before, failed: null, reason: '', waits: null };
  return {
    now,
    publishing: { ...work, holder: 'web-1, process 7', ...publishing },
    messages: { ...work, keeps: false, ...messages },
    unpublished: [],
    published: [],
    ...changes,
  };
};

/** Of the states of delivery the one of a name. */
export const withDelivery = (delivery: DeliveryState) => {
  const long = new Date(Date.now() - 5 * 60 * 60_000).toISOString();
  const messages = {
    sent: {},
    stuck: { waits: long, failed: new Date().toISOString(), reason: 'No answer.' },
    kept: { keeps: true },
    off: { seen: null, succeeded: null },
  };
  return workState({ messages: messages[delivery] });
};
