import { shopClock, shopDay } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import { formatHour, formatOpening, openingStatus } from '@shop/shared-ui';
import type { OpeningFacts } from '../layout/PageLayout';

const MINUTE_MS = 60_000;

/** States in the bar of phones whether the shop is open, from the hours that the HTML contains. */
export function showOpenStatus(language: Language, signal: AbortSignal) {
  const line = document.querySelector<HTMLElement>('[data-opening]');
  if (!line) return;
  const { week, specialDays, open, opens }: OpeningFacts = JSON.parse(
    line.dataset['opening'] as string,
  );
  const sentence = () => {
    const [day = '', time = ''] = shopClock(new Date()).split('T');
    const status = openingStatus(week, specialDays, { day, time });
    if (!status) return '';
    return status.isOpen
      ? open.replace('{}', formatHour(status.until, language))
      : opens.replace('{}', formatOpening(status, shopDay(new Date()), language));
  };
  const show = () => {
    // The HTML that React hydrates has no text here.
    line.textContent = signal.aborted ? '' : sentence();
  };
  show();
  const timer = setInterval(show, MINUTE_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    show();
  });
}
