import type { AllowedSources } from '@shop/platform/server/pageHeaders';
import type { VideoKind } from '../shared-contract/src/values/video';

/** Browsers prefetch nothing below them. */
export const privatePaths = ['/admin'];

export const accountRules = {
  signUp: 'private.sign_up_problem',
  queueMessage: 'private.queue_account_message',
};

const youtube = ['https://www.youtube.com', 'https://www.youtube-nocookie.com'];
const vimeo = ['https://player.vimeo.com'];

/** The players of videos. Any public document can lead to a page with a video without loading another document. */
const embeds: Record<Exclude<VideoKind, 'file'>, NonNullable<AllowedSources['embeds']>[string]> = {
  youtube: { scripts: ['https://www.youtube.com'], connections: youtube, frames: youtube },
  vimeo: { scripts: vimeo, connections: vimeo, frames: vimeo },
};

export const allowedSources: AllowedSources = {
  site: {
    scripts: [],
    // Composed pages contain the styles that they need.
    styles: ["'unsafe-inline'"],
    // Staff enter addresses of product pictures and clips.
    images: ['https:'],
    media: ['https:'],
    connections: [],
    frames: [],
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
    // `paste` parses what is pasted into articles, as a document that runs nothing.
    trustedTypes: ['default', 'paste'],
  },
  embeds,
  privatePaths,
};
