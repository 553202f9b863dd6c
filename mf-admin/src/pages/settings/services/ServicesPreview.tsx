import type { Service } from '@shop/shared-data/staff';
import { formatPrice, useLanguage, useTranslate } from '@shop/shared-i18n';
import { Preview } from '../preview/Preview';
import { servicesLocales } from './locales/servicesLocales';
import styles from './ServicesPreview.module.css';

/** The services that visitors can book, as they read them. */
export function ServicesPreview({ services }: { services: readonly Service[] }) {
  const t = useTranslate(servicesLocales);
  const { language } = useLanguage();
  const shown = services.filter((service) => service.is_active && service.in_wizard);
  return (
    <Preview>
      {shown.length === 0 && <p>{t('noneShown')}</p>}
      <ul className={styles.list}>
        {shown.map(({ id, name, name_es, minutes, price }) => (
          <li key={id}>
            <strong>{language === 'es' ? name_es : name}</strong>{' '}
            {t('reading', { minutes, price: formatPrice(price, language) })}
          </li>
        ))}
      </ul>
    </Preview>
  );
}
