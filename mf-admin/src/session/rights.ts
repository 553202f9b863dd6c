import { isAdmin } from '@shop/shared-data/staff';

export interface Rights {
  isAdmin: boolean;
  /** The look-up failed, so the answer "not admin" is a guess. */
  isUnsure: boolean;
}

/**
 * Looks up what an account may do. A failure counts as "not admin", unless the look-up only repeats
 * one that succeeded: a lost connection throws nobody out of the work.
 */
export async function lookUpRights(
  accountId: string,
  known: Rights | undefined,
  token: string | undefined,
): Promise<Rights> {
  try {
    return { isAdmin: await isAdmin(accountId, token), isUnsure: false };
  } catch (error) {
    console.error('[admin] admin look-up', error);
    if (known) return { isAdmin: known.isAdmin, isUnsure: known.isUnsure };
    return { isAdmin: false, isUnsure: true };
  }
}
