import type { OnVital } from '@shop/loader';
// Its modules minify better than the file that holds them all.
import { onCLS } from 'web-vitals/onCLS.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';

/**
 * Calls back at each change of a vital, with the page on the screen: the first marker. The click that leads to
 * another page counts for that page, because its rendering is what the visitor waits for.
 */
export function watchVitals(onVital: OnVital) {
  const report = ({ name, value }: { name: 'LCP' | 'INP' | 'CLS'; value: number }) => {
    const page = document.querySelector<HTMLElement>('[data-remote]');
    onVital(page?.dataset ?? {}, name, value);
  };
  for (const watch of [onLCP, onINP, onCLS]) watch(report, { reportAllChanges: true });
}
