import { shopDay } from '@shop/shared-contract';
import { nextSlot } from '@shop/shared-data';
import type { Language } from '@shop/shared-i18n';
import { formatTimeOfWeek, isWithinWeek } from '@shop/shared-ui';

/** Links the first free time in the place that a page has for it, again each time the visitor returns to the tab. */
export function showNextTime(language: Language, signal: AbortSignal) {
  const place = document.querySelector<HTMLElement>('[data-next-time]');
  if (!place) return;
  const { label, href, services }: { label: string; href: string; services?: string[] } =
    JSON.parse(place.dataset['nextTime'] as string);
  // The HTML that React hydrates has nothing here.
  const clear = () => place.replaceChildren();
  const load = async () => {
    if (document.hidden) return;
    const next = await nextSlot(services).catch(() => undefined);
    if (signal.aborted) return;
    clear();
    if (!next) return;
    const { day: date, slot } = next;
    const today = shopDay(new Date());
    // The shell has the format of a later day, which is rare.
    if (!isWithinWeek(date, today)) {
      dispatchEvent(new Event('hydrate'));
      return;
    }
    const link = document.createElement('a');
    link.href = href.replace('{date}', date).replace('{time}', slot);
    link.textContent = label.replace('{}', formatTimeOfWeek({ date, slot }, today, language));
    place.append(link);
  };
  void load();
  document.addEventListener('visibilitychange', load, { signal });
  signal.addEventListener('abort', () => {
    // React's link takes over the focus.
    place.toggleAttribute('data-focused', place.contains(document.activeElement));
    clear();
  });
}
