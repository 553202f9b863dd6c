import { useCallback, useEffect, useState } from 'react';
import { VideoControls } from './VideoControls';
import styles from './VideoPlayer.module.css';
import { VideoScreen } from './VideoScreen';
import { fullVolume, silentVolume } from './volume';

/**
 * Starts something when the page has nothing better to do. Visitors who ask for less motion are
 * left in peace.
 * @param enabled false: never
 * @param start must be stable
 */
function useSelfStart(enabled: boolean, start: () => void) {
  useEffect(() => {
    if (!enabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    let pending: number | undefined;
    const wait = () => {
      pending = whenIdle(start) as number;
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      if (pending !== undefined) cancel(pending);
    };
  }, [enabled, start]);
}

interface Props {
  /** A YouTube or Vimeo address, or a file. */
  address: string;
  /** The still picture, 16:9: what is there before, without, and instead of the video. */
  poster: string;
  /** What is to be seen. */
  title: string;
  /** Starts muted and by itself; otherwise it waits for the visitor. */
  selfStarting?: boolean;
}

/** A looping video with controls of our own. Nothing of the video loads before it is to play. */
export function VideoPlayer({ address, poster, title, selfStarting = false }: Props) {
  const [playing, setPlaying] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [volume, setVolume] = useState(selfStarting ? silentVolume : fullVolume);

  const play = useCallback((next: boolean) => {
    setPlaying(next);
    if (next) setWanted(true);
  }, []);
  // Without its screen the player is as it was before: the poster, and another try at the next press.
  const giveUp = useCallback(() => {
    setPlaying(false);
    setWanted(false);
  }, []);
  useSelfStart(
    selfStarting,
    useCallback(() => play(true), [play]),
  );

  return (
    <div className={styles.player}>
      <img
        src={poster}
        alt={title}
        width={1280}
        height={720}
        className={styles.poster}
        {...(selfStarting ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      {wanted && (
        <VideoScreen
          key={address}
          address={address}
          playing={playing}
          level={volume.level}
          onPlaying={setPlaying}
          onFailed={giveUp}
        />
      )}
      <VideoControls playing={playing} onPlaying={play} volume={volume} onVolume={setVolume} />
    </div>
  );
}
