import { useCallback, useEffect, useState } from 'react';
import { VideoControls } from './VideoControls';
import styles from './VideoPlayer.module.css';
import { VideoScreen } from './VideoScreen';
import { fullVolume, silentVolume } from './volume';

/**
 * Calls `start` once the page has loaded and is idle, but not for visitors who prefer reduced motion.
 * @param enabled whether to start at all
 * @param start must be stable
 */
function useAutoplay(enabled: boolean, start: () => void) {
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
  /** A 16:9 picture that is shown until the video plays, and when it fails. */
  poster: string;
  /** Describes what the video shows. */
  title: string;
  /** Starts muted without interaction; otherwise it waits for the visitor. */
  selfStarting?: boolean;
}

/** A looping video with its own controls. The video does not load before it is played. */
export function VideoPlayer({ address, poster, title, selfStarting = false }: Props) {
  const [playing, setPlaying] = useState(false);
  const [mounted, setMounted] = useState(false);
  const [volume, setVolume] = useState(selfStarting ? silentVolume : fullVolume);

  const play = useCallback((next: boolean) => {
    setPlaying(next);
    if (next) setMounted(true);
  }, []);
  // After a failure the player shows its poster again, and the next press retries.
  const unmount = useCallback(() => {
    setPlaying(false);
    setMounted(false);
  }, []);
  useAutoplay(
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
      {mounted && (
        <VideoScreen
          key={address}
          address={address}
          playing={playing}
          level={volume.level}
          onPlaying={setPlaying}
          onFailed={unmount}
        />
      )}
      <VideoControls playing={playing} onPlaying={play} volume={volume} onVolume={setVolume} />
    </div>
  );
}
