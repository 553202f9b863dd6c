import { type ReactNode, useEffect, useRef } from 'react';
import { replayPresses, stopRecordingPresses } from '../page/earlyPresses';
import { usePage } from '../page/PageContext';
import styles from './RemoteMarker.module.css';
import { loadUnseen } from './whenSeen';

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
  const { crashes, damage } = usePage();
  useEffect(() => {
    // A crash in an effect of the module unmounts this before the timer runs.
    const timer = setTimeout(() => {
      if (marker.current) {
        hydrated.add(marker.current);
        replayPresses(marker.current);
      }
      for (const broken of damage()) {
        const error = new Error(`${broken} was changed after ${remote} had run`);
        crashes.report('damage', error, '', { remote, module });
      }
      // Until the page in the other language is loaded, the script leads links there.
      if (isHydrated() && !window.earlyPresses?.language) stopRecordingPresses();
      onHydrated?.();
    });
    return () => clearTimeout(timer);
  }, [onHydrated, crashes, damage, remote, module]);
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

/** How long an unseen part may take to hydrate, in milliseconds. */
const HYDRATES_WITHIN = 3_000;
const POLL = 50;

/** Lets the parts hydrate that wait until they are seen. @returns whether no other part is still to hydrate */
export const hydrateUnseen = (): boolean =>
  markers()
    .filter((marker) => !hydrated.has(marker))
    .map(loadUnseen)
    .every(Boolean);

/** @returns whether the whole page hydrates before its visitor has waited long */
export async function whenHydrated(): Promise<boolean> {
  for (let waited = 0; waited < HYDRATES_WITHIN && !isHydrated(); waited += POLL)
    await new Promise((resolve) => setTimeout(resolve, POLL));
  return isHydrated();
}

export const hasMarker = (remote: string) => markers(`[data-remote="${remote}"]`).length > 0;

export const markerOf = (remote: string, module: string): HTMLElement | undefined =>
  markers(`[data-remote="${remote}"][data-module="${module}"]`)[0];
