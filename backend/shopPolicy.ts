import type { AllowedSources } from '../platform/server/pageHeaders';

/** Paths of the staff's area: browsers prefetch nothing below them. */
export const privatePaths = ['/admin'];

/** The functions of the shop's database that decide about accounts. */
export const accountRules = {
  signUp: 'private.sign_up_problem',
  tell: 'private.tell_account',
};

/** Who may show videos in the shop's pages; staff enter the addresses. */
const videoServices = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** From where the shop's pages may load what is not the site's own. */
export const allowedSources: AllowedSources = {
  site: {
    // Any public document can lead to a page with a video without loading another document.
    scripts: ['https://www.youtube.com', 'https://player.vimeo.com'],
    // Composed pages contain the styles that they need.
    styles: ["'unsafe-inline'"],
    // Staff enter addresses of product pictures and clips.
    images: ['https:'],
    media: ['https:'],
    connections: videoServices,
    frames: videoServices,
  },
  // Clips and videos are shown to visitors only. The list of products shows their pictures.
  staff: {
    scripts: [],
    styles: [],
    images: ['https:'],
    media: [],
    connections: [],
    frames: [],
    trustedTypes: ['default'],
  },
  privatePaths,
};
