import { useCallback, useState } from 'react';
import { useSelfStart } from './useSelfStart';
import { VideoControls } from './VideoControls';
import styles from './VideoPlayer.module.css';
import { VideoScreen } from './VideoScreen';
import { fullVolume, silentVolume } from './volume';

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
