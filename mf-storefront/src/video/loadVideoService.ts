import type { VideoKind } from './videoSource';

const players = {
  youtube: {
    probe: 'https://www.youtube.com/iframe_api',
    load: () => import('youtube-video-element'),
  },
  vimeo: {
    probe: 'https://player.vimeo.com/api/player.js',
    load: () => import('vimeo-video-element'),
  },
};

/**
 * Gets the element that plays a service's videos.
 * @throws when the service can't be reached. The elements themselves would leave an unhandled
 *   rejection behind or wait for ever, so the service is asked first.
 */
export async function loadVideoService(kind: VideoKind): Promise<void> {
  if (kind === 'file') return;
  const { probe, load } = players[kind];
  await fetch(probe, { mode: 'no-cors', signal: AbortSignal.timeout(8000) });
  await load();
}
