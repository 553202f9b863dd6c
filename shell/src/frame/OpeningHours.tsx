import { useShop } from '@shop/shared-contract';
import { formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { frameLocales } from '../locales/frameLocales';
import footer from './Footer.module.css';
import styles from './OpeningHours.module.css';

const days = ['weekdays', 'saturday', 'sunday'] as const;

/** The opening hours of the week, in the format of the visitor's language. */
export function OpeningHours() {
  const t = useTranslate(frameLocales);
  const { language } = useLanguage();
  const { hours } = useShop();
  const range = (value: string) => {
    const [from, to] = value.split('-');
    return from && to
      ? `${formatTime(from, language)} – ${formatTime(to, language)}`
      : t('footer.closed');
  };
  return (
    <div>
      <h2 className={footer['heading']}>{t('footer.hours')}</h2>
      <dl className={styles.hours}>
        {days.map((day) => (
          <div key={day} className={styles.row}>
            <dt>{t(`footer.${day}`)}</dt>
            <dd>{range(hours[day])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
