/** The volume of a player. Muted is volume 0, not a separate state. */
export interface Volume {
  /** 0 to 1, in steps of 0.1. */
  level: number;
  /** The last level that could be heard; unmuting returns to it. */
  remembered: number;
}

export const VOLUME_STEP = 0.1;
export const fullVolume: Volume = { level: 1, remembered: 1 };
/** Browsers allow autoplay only without sound. */
export const silentVolume: Volume = { level: 0, remembered: 1 };

export const isMuted = ({ level }: Volume) => level === 0;

/** Rounds a slider's value to a step: 0.1 + 0.2 must not become 0.30000000000000004. */
const clampLevel = (level: number) =>
  Number.isFinite(level) ? Math.round(Math.min(1, Math.max(0, level)) * 10) / 10 : 1;

export function setLevel({ remembered }: Volume, requested: number): Volume {
  const level = clampLevel(requested);
  return { level, remembered: level === 0 ? remembered : level };
}

export const toggleMute = (volume: Volume): Volume =>
  isMuted(volume)
    ? { ...volume, level: volume.remembered }
    : { level: 0, remembered: volume.level };
