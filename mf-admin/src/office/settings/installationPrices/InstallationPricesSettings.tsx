import { builtInShop } from '@shop/shared-contract';
import { installedPrice, shopFromSettings } from '@shop/shared-data';
import { formatPrice } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { Preview } from '../section/Preview';
import styles from '../section/Preview.module.css';
import { SettingsGroup } from '../section/SettingsGroup';
import { InstallationService } from './InstallationService';

const EXAMPLE = { price: 100, count: 4 };

/** The price of four installed tires with the values of the form; malformed ones count as the built-in ones. */
function InstallationPricesPreview({ values }: { values: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('adminSettings');
  const settings = Object.entries(values).map(([key, value]) => ({ key, value: value.trim() }));
  const { installation: prices } = shopFromSettings(settings, builtInShop);
  const price = installedPrice({ ...EXAMPLE, settings: prices });
  return (
    <Preview>
      <p>{t('installation.example', { price: formatPrice(EXAMPLE.price) })}</p>
      <dl className={styles.pairs}>
        {(['tires', 'installation', 'fees', 'tax', 'total'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`installation.${part}`)}</dt>
            <dd>{formatPrice(price[part])}</dd>
          </div>
        ))}
      </dl>
    </Preview>
  );
}

export function InstallationPricesSettings() {
  return (
    <SettingsGroup
      group={{
        name: queryKeys.installationPrices,
        words: 'installation',
        fieldsets: {
          amounts: [
            ...['tire_mounting', 'tire_balancing', 'tire_valve'],
            ...['tire_state_fee', 'tire_disposal'],
          ],
          taxes: ['sales_tax'],
        },
        attributes: () => ({ inputMode: 'decimal', required: true }),
        hinted: ['tire_state_fee', 'sales_tax'],
        preview: (values) => <InstallationPricesPreview values={values} />,
      }}
    >
      {(settings) => <InstallationService settings={settings} />}
    </SettingsGroup>
  );
}
