import { type VideoKind, videoKind } from '@shop/shared-contract';
import { clsx } from 'clsx';
import { useCallback, useEffect, useState } from 'react';
import { VideoElement } from './VideoElement';
import styles from './VideoPlayer.module.css';

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
 * @throws when the service can't be reached. The elements themselves would leave an unhandled rejection behind or
 *   wait forever, so a request checks the service first
 */
async function loadVideoService(kind: VideoKind): Promise<void> {
  if (kind === 'file') return;
  const { probe, load } = players[kind];
  await fetch(probe, { mode: 'no-cors', signal: AbortSignal.timeout(8000) });
  await load();
}

interface Props {
  address: string;
  playing: boolean;
  level: number;
  onPlaying: (playing: boolean) => void;
  onFailed: () => void;
}

export function VideoScreen({ address, playing, level, onPlaying, onFailed }: Props) {
  const kind = videoKind(address);
  const [state, setState] = useState<'loading' | 'ready' | 'shown'>('loading');

  const fail = useCallback(
    (reason: unknown) => {
      console.info('The video did not play:', reason);
      onFailed();
    },
    [onFailed],
  );
  const show = useCallback(() => setState('shown'), []);

  useEffect(() => {
    let gone = false;
    loadVideoService(kind).then(
      () => gone || setState('ready'),
      (reason: unknown) => gone || fail(reason),
    );
    return () => {
      gone = true;
    };
  }, [kind, fail]);

  if (state === 'loading') return null;
  return (
    <VideoElement
      kind={kind}
      address={address}
      className={clsx(styles.screen, state === 'shown' && styles.shown)}
      playing={playing}
      level={level}
      onPlaying={onPlaying}
      onShown={show}
      onFailed={fail}
    />
  );
}
