/** What a visitor hears. Muted is not a second fact beside the volume: it is volume 0. */
export interface Volume {
  /** 0 to 1, in steps of 0.1. */
  level: number;
  /** The last level that could be heard; unmuting returns to it. */
  remembered: number;
}

export const VOLUME_STEP = 0.1;
export const fullVolume: Volume = { level: 1, remembered: 1 };
/** Browsers let a video start by itself only without sound. */
export const silentVolume: Volume = { level: 0, remembered: 1 };

export const isMuted = ({ level }: Volume) => level === 0;

/** A level from a slider, put on the scale: 0.1 + 0.2 must not become 0.30000000000000004. */
const onScale = (level: number) =>
  Number.isFinite(level) ? Math.round(Math.min(1, Math.max(0, level)) * 10) / 10 : 1;

export function setLevel({ remembered }: Volume, wanted: number): Volume {
  const level = onScale(wanted);
  return { level, remembered: level === 0 ? remembered : level };
}

export const toggleMute = (volume: Volume): Volume =>
  isMuted(volume)
    ? { ...volume, level: volume.remembered }
    : { level: 0, remembered: volume.level };
