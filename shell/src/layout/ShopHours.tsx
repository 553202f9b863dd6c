import { type OpeningDays, type SpecialDays, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { formatWeek } from '@shop/shared-ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext';
import { runWhenIdle } from '../scheduling/runWhenIdle';

type Status = ComponentType;

/** The sentence that states whether the shop is open, loaded when the browser is idle. */
function useOpenStatus(): Status | undefined {
  const [Status, setStatus] = useState<Status>();
  useEffect(() => {
    runWhenIdle(() => {
      import('./OpenStatus').then(
        ({ OpenStatus }) => setStatus(() => OpenStatus),
        (error) => console.info('[shell] open status', error),
      );
    });
  }, []);
  return Status;
}

/** What the script of a page without the shell needs to state whether the shop is open. */
export interface OpeningFacts {
  week: readonly OpeningDays[];
  specialDays: readonly Omit<SpecialDays, 'reason'>[];
  /** “Open until {}” */
  open: string;
  /** “Opens {}” */
  opens: string;
  /** “Reload for today’s hours”; default: nothing. */
  old?: string;
}

/** An attribute with the opening hours, on the line of the status of a page without the shell. */
function useOpeningFacts(): { 'data-opening'?: string } {
  const { t } = useTranslation('layout');
  const shop = useShop();
  const { atPress } = usePage().snapshot;
  if (!atPress) return {};
  const facts: OpeningFacts = {
    week: shop.openingHours,
    specialDays: shop.specialDays.map(({ first, last, spans }) => ({ first, last, spans })),
    open: t('phoneBar.open', { time: '{}' }),
    opens: t('phoneBar.opens', { when: '{}' }),
    old: t('phoneBar.old'),
  };
  return { 'data-opening': JSON.stringify(facts) };
}

/** The opening hours, which are true on every day; once the browser is idle, whether the shop is open. */
export function ShopHours({ className }: { className: string | undefined }) {
  const { language } = useLanguage();
  const { openingHours } = useShop();
  const Status = useOpenStatus();
  const hours = formatWeek(openingHours, language);
  const facts = useOpeningFacts();
  return (
    <p className={className}>
      <span data-swap {...facts}>
        <span>{Status && <Status />}</span>
        <span>{hours}</span>
      </span>
    </p>
  );
}
