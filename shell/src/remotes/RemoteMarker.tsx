import { type ReactNode, useEffect, useRef } from 'react';
import { replayPresses, stopRecordingPresses } from '../page/earlyPresses';
import styles from './RemoteMarker.module.css';

interface Props {
  remote: string;
  version: string;
  module: string;
  /** Called once the module is hydrated or rendered, and did not crash on the way. */
  onHydrated?: (() => void) | undefined;
  children: ReactNode;
}

const hydrated = new WeakSet<Element>();

/** Marks in the document who rendered this and in which version; it has no box of its own. */
export function RemoteMarker({ remote, version, module, onHydrated, children }: Props) {
  const marker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A crash in an effect of the module unmounts this before the timer runs.
    const timer = setTimeout(() => {
      if (marker.current) {
        hydrated.add(marker.current);
        replayPresses(marker.current);
      }
      // Until the page in the other language is loaded, the script leads links there.
      if (isHydrated() && !window.earlyPresses?.language) stopRecordingPresses();
      onHydrated?.();
    });
    return () => clearTimeout(timer);
  }, [onHydrated]);
  return (
    <div
      ref={marker}
      className={styles.marker}
      data-remote={remote}
      data-version={version}
      data-module={module}
    >
      {children}
    </div>
  );
}

const markers = (selector = '') => [
  ...document.querySelectorAll<HTMLElement>(`[data-remote]${selector}`),
];

export const isHydrated = () => markers().every((marker) => hydrated.has(marker));

export const hasMarker = (remote: string) => markers(`[data-remote="${remote}"]`).length > 0;

export const markerOf = (remote: string, module: string): HTMLElement | undefined =>
  markers(`[data-remote="${remote}"][data-module="${module}"]`)[0];
