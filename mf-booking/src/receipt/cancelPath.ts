import { paths } from '@shop/shared-contract';

/**
 * The private cancel link. Its secret stands in the fragment, which browsers keep to themselves:
 * it reaches no server's log and no other site.
 */
export const cancelPath = (token: string) => `${paths.booking()}/cancel#${token}`;

/** The secret in a location's hash, or nothing where it can't be one. */
export const tokenIn = (hash: string) => /^#([0-9a-f]{32})$/.exec(hash)?.[1];
