import { shopClock } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import { formatHour, formatOpening, isPageOld, markStatus, openingStatus } from '@shop/shared-ui';
import type { OpeningFacts } from '../layout/ShopHours';

const MINUTE_MS = 60_000;

/**
 * Puts in the place of the opening hours whether the shop is open, from the facts that the HTML contains, and hides what
 * is over: days with other hours, and offers.
 */
export function showOpenStatus(language: Language, signal: AbortSignal) {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-opening]')];
  const facts = lines[0]?.dataset['opening'];
  if (!facts) return;
  const { week, specialDays, open, opens, old }: OpeningFacts = JSON.parse(facts);
  const sentence = () => {
    const clock = shopClock(new Date());
    const [day = '', time = ''] = clock.split('T');
    const isOld = isPageOld();
    const status = isOld ? undefined : openingStatus(week, specialDays, { day, time });
    markStatus(status);
    for (const line of document.querySelectorAll<HTMLElement>('[data-until]')) {
      line.hidden = (line.dataset['until'] as string) <= clock;
    }
    if (!status) return isOld ? old : '';
    return status.isOpen
      ? open.replace('{}', formatHour(status.until, language))
      : opens.replace('{}', formatOpening(status, day, language));
  };
  const show = () => {
    // React hydrates the HTML as it was.
    const text = signal.aborted ? '' : sentence();
    for (const { firstElementChild } of lines) (firstElementChild as Element).textContent = text;
  };
  show();
  const timer = setInterval(show, MINUTE_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    show();
  });
}
