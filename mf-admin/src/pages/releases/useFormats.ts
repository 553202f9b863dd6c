import type { VersionInUse } from '@shop/shared-data/released-site';
import type { Measure } from '@shop/shared-data/report-row';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

export function useFormats() {
  const { t } = useTranslation('adminReleases');
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const time = new Intl.NumberFormat(language, { style: 'unit', unit: 'millisecond' });
  return {
    value(measure: Measure, value: number | undefined) {
      if (value === undefined) return t('noValue');
      if (measure === 'loads') return String(value);
      return measure === 'load' ? time.format(Math.round(value)) : percent.format(value);
    },
    use: ({ use, percent: share = 0 }: VersionInUse) =>
      use === 'canary' ? t('use.canary', { percent: share }) : t(`use.${use}`),
  };
}
