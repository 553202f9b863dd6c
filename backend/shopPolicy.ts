import type { AllowedSources } from '../platform/server/pageHeaders';

/** Browsers prefetch nothing below them. */
export const privatePaths = ['/admin'];

export const accountRules = {
  signUp: 'private.sign_up_problem',
  queueMessage: 'private.queue_account_message',
};

/** Staff enter the addresses of videos. */
const videoServices = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

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
    // The picture that is being cropped, before it is uploaded.
    images: ['https:', 'blob:'],
    media: [],
    connections: [],
    // The page whose texts they edit.
    frames: ["'self'"],
    trustedTypes: ['default'],
  },
  privatePaths,
};
