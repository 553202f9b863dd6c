import { IconButton, RangeSlider } from '@shop/shared-ui';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './VideoPlayer.module.css';
import { isMuted, setLevel, toggleMute, VOLUME_STEP, type Volume } from './volume';

interface Props {
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  volume: Volume;
  onVolume: (volume: Volume) => void;
}

/** The buttons for play and mute, and the volume slider. */
export function VideoControls({ playing, onPlaying, volume, onVolume }: Props) {
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
