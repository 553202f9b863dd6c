import type { Publication } from '@shop/shared-data/staff';

interface Unpublished {
  state: 'pending' | 'failed';
  /** When the oldest change that is not published was saved; ISO. */
  since: string;
  /** Why publishing failed, without a full stop; empty while pending. */
  reason: string;
}

/** Whether all saved rows of one table are on the public site. */
export type PublicationState = { state: 'published' } | Unpublished;

/**
 * The state of a table.
 * @param unpublished its publications that are pending or failed, oldest first
 */
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

/**
 * Whether a row has been saved and is not published yet.
 * @param publication the state of the row's table; undefined while it is loading
 * @param updatedAt the row's `updated_at`
 */
export const isUnpublished = (
  publication: PublicationState | undefined,
  updatedAt: string,
): publication is Unpublished =>
  publication !== undefined &&
  publication.state !== 'published' &&
  // As instants: the database writes the same instant with more or fewer digits.
  Date.parse(updatedAt) >= Date.parse(publication.since);
