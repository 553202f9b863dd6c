import type { AllowedSources } from '../server/pageHeaders';

/** Paths of the staff's area: browsers prefetch nothing below them. */
export const privatePaths = ['/admin'];

/** Who may show videos in the shop's pages; staff enter the addresses. */
const videoServices = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** From where the shop's pages may load what is not the site's own. */
export const allowedSources: AllowedSources = {
  scripts: ['https://www.youtube.com', 'https://player.vimeo.com'],
  // Staff enter addresses of product pictures and clips.
  images: ['https:'],
  media: ['https:'],
  connections: videoServices,
  frames: videoServices,
};
