import type { Service } from '@shop/shared-data/staff';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { formatDuration } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { Preview } from '../preview/Preview';
import styles from './ServicesPreview.module.css';
import { serviceName } from './serviceName';

/** The services that visitors can book, as they read them. */
export function ServicesPreview({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('adminServices');
  const { language } = useLanguage();
  const shown = services.filter((service) => service.is_active && service.in_wizard);
  return (
    <Preview>
      {shown.length === 0 && <p>{t('noneShown')}</p>}
      <ul className={styles.list}>
        {shown.map((service) => (
          <li key={service.id}>
            <strong>{serviceName(service, language)}</strong>
            <span>
              {` ${t('reading', {
                duration: formatDuration(service.minutes, language),
                price: formatPrice(service.price, language),
              })}`}
            </span>
          </li>
        ))}
      </ul>
    </Preview>
  );
}
