import { shopClock } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import {
  CLOCK_TICK,
  formatHour,
  formatOpening,
  isPageOld,
  markStatus,
  openingStatus,
} from '@shop/shared-ui';
import type { OpeningFacts } from '../layout/ShopHours';

/**
 * Puts in each place of the opening hours whether the shop is open, in that place's words, from the facts that the HTML
 * contains, and hides what is over: days with other hours, and offers.
 */
export function showOpenStatus(language: Language, signal: AbortSignal) {
  const places = [...document.querySelectorAll<HTMLElement>('[data-opening]')].map(
    (place): [Element, OpeningFacts] => [
      place.firstElementChild as Element,
      JSON.parse(place.dataset['opening'] as string),
    ],
  );
  // The header's, which is the first one, has the facts; those of pages have words only.
  const facts = places[0]?.[1];
  if (!facts) return;

  const show = () => {
    const clock = shopClock(new Date());
    const [day = '', time = ''] = clock.split('T');
    const isOld = isPageOld();
    const status = isOld ? undefined : openingStatus(facts.week, facts.specialDays, { day, time });
    markStatus(status);
    for (const line of document.querySelectorAll<HTMLElement>('[data-until]')) {
      line.hidden = (line.dataset['until'] as string) <= clock;
    }
    const change =
      status &&
      (status.isOpen ? formatHour(status.until, language) : formatOpening(status, day, language));
    for (const [place, { open, opens, old = '' }] of places) {
      if (change) place.textContent = (status.isOpen ? open : opens).replace('{}', change);
      else place.textContent = isOld ? old : '';
    }
  };
  show();
  const timer = setInterval(show, CLOCK_TICK);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    // React hydrates the HTML as it was.
    for (const [place] of places) place.textContent = '';
  });
}
