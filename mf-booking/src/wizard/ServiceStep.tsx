import { formatPrice, useLanguage, useTranslate } from '@shop/shared-i18n';
import { ChoiceGroup } from '@shop/shared-ui';
import { useEffect, useRef } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { useServiceWords } from '../locales/useServiceName';
import { findService, shopServices } from '../rules/services';
import { ChoiceStep } from './ChoiceStep';
import { useDraft } from './DraftProvider';

/** Step 1: six services. */
export function ServiceStep() {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const { durationOf } = useServiceWords();
  const { service, choose } = useDraft();
  const form = useRef<HTMLFormElement>(null);
  const pick = (id: string) => choose({ service: findService(id)?.id ?? null });

  // What was clicked in the prerendered page, before it came alive, counts too.
  useEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early) choose({ service: findService(early)?.id ?? null });
  }, [choose]);

  return (
    <ChoiceStep title={t('service.title')} hint={t('service.hint')} formRef={form}>
      <ChoiceGroup
        legend={t('service.title')}
        legendHidden
        name="service"
        columns={2}
        value={service ?? undefined}
        onChange={pick}
        options={shopServices.map(({ id, key, minutes, price }) => ({
          value: id,
          label: t(`services.${key}`),
          detail: `${durationOf(minutes)} · ${formatPrice(price, language)}`,
        }))}
      />
    </ChoiceStep>
  );
}
