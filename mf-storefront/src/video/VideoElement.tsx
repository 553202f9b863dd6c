import type { VideoKind } from '@shop/shared-contract';
import { createElement, useEffect, useRef } from 'react';

/** The services' elements behave as a video element does, so one component drives all three. */
const tags = { youtube: 'youtube-video', vimeo: 'vimeo-video', file: 'video' };

interface Props {
  kind: VideoKind;
  address: string;
  className: string | undefined;
  playing: boolean;
  /** 0 to 1; 0 is muted. */
  level: number;
  onPlaying: (playing: boolean) => void;
  onShown: () => void;
  onFailed: (reason: unknown) => void;
}

export function VideoElement(props: Props) {
  const { kind, address, className, playing, level, onPlaying, onShown, onFailed } = props;
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    // Before play(): browsers block autoplay with sound.
    video.muted = level === 0;
    video.volume = level;
  }, [level]);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const shown = () => onShown();
    const failed = () => onFailed(video.error);
    // Media keys and the system pause a file; a service also emits "pause" when it loops.
    const paused = () => kind === 'file' && onPlaying(false);
    video.addEventListener('playing', shown);
    video.addEventListener('error', failed);
    video.addEventListener('pause', paused);
    return () => {
      video.removeEventListener('playing', shown);
      video.removeEventListener('error', failed);
      video.removeEventListener('pause', paused);
    };
  }, [kind, onPlaying, onShown, onFailed]);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (!playing) {
      void video.pause();
      return;
    }
    Promise.resolve(video.play()).catch((reason: unknown) => {
      // Paused again before it started, which is not a failure.
      if (reason instanceof Error && reason.name === 'AbortError') return;
      onFailed(reason);
    });
  }, [playing, onFailed]);

  return createElement(tags[kind], {
    ref,
    src: address,
    className,
    loop: true,
    playsInline: true,
    preload: 'auto',
    // The player has controls and a title of its own; the element adds nothing to them.
    tabIndex: -1,
    'aria-hidden': 'true',
    // Without this, YouTube shows captions over a muted video.
    config: kind === 'youtube' ? { cc_load_policy: 0 } : undefined,
  });
}
