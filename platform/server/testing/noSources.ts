import type { AllowedSources } from '../pageHeaders';

const none = { scripts: [], styles: [], images: [], media: [], connections: [], frames: [] };

/** The policy of a site that loads nothing from elsewhere. */
export const noSources: AllowedSources = { site: none, staff: none, privatePaths: [] };
