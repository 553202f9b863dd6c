import { FallbackImage, IconButton, RangeSlider } from '@shop/shared-ui';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import bay from '../pictures/workshop-bay.svg';
import { useWhenSeen } from './useWhenSeen';
import styles from './VideoPlayer.module.css';
import { VideoScreen } from './VideoScreen';
import {
  fullVolume,
  isMuted,
  setLevel,
  silentVolume,
  toggleMute,
  VOLUME_STEP,
  type Volume,
} from './volume';

interface VideoControlsProps {
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  volume: Volume;
  onVolume: (volume: Volume) => void;
}

function VideoControls({ playing, onPlaying, volume, onVolume }: VideoControlsProps) {
  const { t } = useTranslation('video');
  const muted = isMuted(volume);
  return (
    <fieldset aria-label={t('controls')} className={styles.controls}>
      <IconButton
        label={t(playing ? 'pause' : 'play')}
        icon={playing ? <Pause /> : <Play />}
        onClick={() => onPlaying(!playing)}
      />
      <IconButton
        label={t(muted ? 'unmute' : 'mute')}
        icon={muted ? <VolumeX /> : <Volume2 />}
        onClick={() => onVolume(toggleMute(volume))}
      />
      <div className={styles.volume}>
        <RangeSlider
          label={t('volume')}
          labelHidden
          min={0}
          max={1}
          step={VOLUME_STEP}
          value={volume.level}
          valueText={t('percent', { percent: Math.round(volume.level * 100) })}
          onChange={(level) => onVolume(setLevel(volume, level))}
        />
      </div>
    </fieldset>
  );
}

/** Whether the visitor asked the browser to save data, which Safari and Firefox do not say. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

interface Props {
  /** A YouTube or Vimeo address, or a file. */
  address: string;
  /** The attributes of a 16:9 picture that is shown until the video plays, and when it fails. */
  poster: Omit<ComponentProps<typeof FallbackImage>, 'fallback' | 'width' | 'height'>;
  /** Starts muted once it is seen; otherwise it waits for the visitor. */
  selfStarting?: boolean;
}

/**
 * A looping video with its own controls. The video does not load before it is played. One that starts by itself makes
 * a page hydrate that waits for the first press.
 */
export function VideoPlayer({ address, poster, selfStarting = false }: Props) {
  const player = useRef<HTMLDivElement>(null);
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
  useWhenSeen(
    player,
    selfStarting,
    useCallback(() => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData()) play(true);
    }, [play]),
  );

  return (
    <div ref={player} data-loads-seen={selfStarting || undefined} className={styles.player}>
      <FallbackImage
        {...poster}
        fallback={bay}
        width={1280}
        height={720}
        className={styles.poster}
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
