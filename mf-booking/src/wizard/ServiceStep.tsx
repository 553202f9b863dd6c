import { formatPrice, useLanguage, useTranslate } from '@shop/shared-i18n';
import { ChoiceGroup } from '@shop/shared-ui';
import { useEffect, useRef } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { findService, services } from '../rules/services';
import { ChoiceStep } from './ChoiceStep';
import { useDraft } from './draft';

/** Step 1: the services. */
export function ServiceStep() {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const { service, choose } = useDraft();
  const form = useRef<HTMLFormElement>(null);
  const select = (id: string) => choose({ service: findService(id)?.id ?? null });

  // A radio that was clicked in the prerendered page, before hydration, counts too.
  useEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early) choose({ service: findService(early)?.id ?? null });
  }, [choose]);

  const duration = (minutes: number) => {
    if (minutes < 60) return t('duration.minutes', { minutes });
    return minutes === 60 ? t('duration.hour') : t('duration.hours', { hours: minutes / 60 });
  };

  return (
    <ChoiceStep title={t('service.title')} hint={t('service.hint')} formRef={form}>
      <ChoiceGroup
        legend={t('service.title')}
        legendHidden
        name="service"
        columns={2}
        value={service ?? undefined}
        onChange={select}
        options={services.map(({ id, minutes, price }) => ({
          value: id,
          label: t(`services.${id}`),
          detail: `${duration(minutes)} · ${formatPrice(price, language)}`,
        }))}
      />
    </ChoiceStep>
  );
}
