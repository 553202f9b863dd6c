import { installedPrice, shopFromSettings } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import styles from '../contact/ContactPreview.module.css';
import { Preview } from '../preview/Preview';

const EXAMPLE = { price: 100, count: 4 };

/** The price of four installed tires with the values of the form; malformed ones count as the built-in ones. */
export function InstallationPricesPreview({
  values,
}: {
  values: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const settings = Object.entries(values).map(([key, value]) => ({ key, value: value.trim() }));
  const { installation: prices } = shopFromSettings(settings);
  if (!prices) return null;
  const price = installedPrice({ ...EXAMPLE, settings: prices });
  return (
    <Preview>
      <p>{t('installationPrices.example', { price: formatPrice(EXAMPLE.price, language) })}</p>
      <dl className={styles.links}>
        {(['tires', 'installation', 'fees', 'tax', 'total'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`installationPrices.${part}`)}</dt>
            <dd>{formatPrice(price[part], language)}</dd>
          </div>
        ))}
      </dl>
    </Preview>
  );
}
