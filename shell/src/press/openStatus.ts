import { shopClock } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import { formatHour, formatOpening, isPageOld, markStatus, openingStatus } from '@shop/shared-ui';
import type { OpeningFacts } from '../layout/ShopHours';

const MINUTE_MS = 60_000;

/**
 * Replaces the opening hours by whether the shop is open, from the facts that the HTML contains, and hides days with
 * other hours that are over.
 */
export function showOpenStatus(language: Language, signal: AbortSignal) {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-opening]')];
  const hours = lines[0]?.textContent;
  if (!hours) return;
  const { week, specialDays, open, opens }: OpeningFacts = JSON.parse(
    lines[0]?.dataset['opening'] as string,
  );
  const sentence = () => {
    const [day = '', time = ''] = shopClock(new Date()).split('T');
    const status = isPageOld() ? undefined : openingStatus(week, specialDays, { day, time });
    markStatus(status);
    for (const line of document.querySelectorAll<HTMLElement>('[data-until]')) {
      line.hidden = (line.dataset['until'] as string) < day;
    }
    if (!status) return hours;
    return status.isOpen
      ? open.replace('{}', formatHour(status.until, language))
      : opens.replace('{}', formatOpening(status, day, language));
  };
  const show = () => {
    // React hydrates the HTML as it was.
    const text = signal.aborted ? hours : sentence();
    for (const line of lines) line.textContent = text;
  };
  show();
  const timer = setInterval(show, MINUTE_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    show();
  });
}
