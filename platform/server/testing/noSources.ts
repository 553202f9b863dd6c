import type { AllowedSources } from '../pageHeaders';

/** The policy of a site that loads nothing from elsewhere. */
export const noSources: AllowedSources = {
  scripts: [],
  images: [],
  media: [],
  connections: [],
  frames: [],
  privatePaths: [],
};
