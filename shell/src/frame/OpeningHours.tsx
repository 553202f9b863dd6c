import { useShop } from '@shop/shared-contract';
import { formatTime, useLanguage } from '@shop/shared-i18n';
import { formatWeekdays, openingWeek } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import footer from './Footer.module.css';
import styles from './OpeningHours.module.css';

/** The opening hours of the week, in the format of the visitor's language. */
export function OpeningHours() {
  const { t } = useTranslation('frame');
  const { language } = useLanguage();
  const week = openingWeek(useShop());
  const range = (span: string) =>
    span
      .split('-')
      .map((time) => formatTime(time, language))
      .join(' – ');
  return (
    <div>
      <h2 className={footer['heading']}>{t('footer.hours')}</h2>
      <dl className={styles.hours}>
        {week.map((days) => (
          <div key={days.first} className={styles.row}>
            <dt>{formatWeekdays(days, language)}</dt>
            <dd>
              {days.spans.map((span) => (
                <div key={span}>{range(span)}</div>
              ))}
              {days.spans.length === 0 && <div>{t('footer.closed')}</div>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
