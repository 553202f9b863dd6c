import type { PublishedLists } from '@shop/shared-contract';

const names: Record<keyof PublishedLists, true> = {
  team: true,
  jobs: true,
  equipment: true,
  certifications: true,
  reviews: true,
  questions: true,
  articles: true,
};

/** The lists that staff write, in the order in which they are offered. */
export const listNames = Object.keys(names) as (keyof PublishedLists)[];
