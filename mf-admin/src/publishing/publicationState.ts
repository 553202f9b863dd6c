import type { Publication } from '@shop/shared-data/staff';

interface Unpublished {
  state: 'pending' | 'failed';
  /** When the oldest change that is not published was saved; ISO. */
  since: string;
  /** Why publishing failed, without a full stop; empty while pending. */
  reason: string;
}

export type PublicationState = { state: 'published' } | Unpublished;

/** `unpublished` are pending or failed, oldest first. */
export function publicationState(unpublished: readonly Publication[]): PublicationState {
  const [oldest] = unpublished;
  if (!oldest) return { state: 'published' };
  const failed = unpublished.find(({ state }) => state === 'failed');
  return {
    state: failed ? 'failed' : 'pending',
    since: oldest.requested_at,
    reason: failed ? failed.reason.trim().replace(/\.$/, '') : '',
  };
}

/** Whether a row is saved and not published yet. `publication` is undefined while it is loading. */
export const isUnpublished = (
  publication: PublicationState | undefined,
  updatedAt: string,
): publication is Unpublished =>
  publication !== undefined &&
  publication.state !== 'published' &&
  // As instants: the database writes the same instant with more or fewer digits.
  Date.parse(updatedAt) >= Date.parse(publication.since);
