import { formatPrice } from '@shop/shared-i18n';
import { Button, FormStatus, Spinner } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { available, offerOf } from '../tires/wantedTires';
import { useDraft } from './draft';
import styles from './TiresPanel.module.css';
import { TireWays } from './TireWays';

export function TiresPanel({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('booking');
  const { tires, step, choose, goTo } = useDraft();
  if (!tires) return null;
  const { product, count } = tires;
  const retry = () => {
    choose({ tires: { product, count } });
    // The pressed button disappears: the focus moves to the step's heading.
    goTo(step);
    onRetry();
  };
  const offer = offerOf(tires);
  const left = available(tires);
  return (
    <section aria-label={t('tires.title')} className={styles.panel}>
      {tires.offer === undefined && <Spinner label={t('tires.loading')} />}
      {offer && (
        <div>
          <p className={styles.tires}>{`${count} × ${offer.name}`}</p>
          <p className={styles.price}>
            {t('tires.installed', { price: formatPrice(offer.installed) })}
          </p>
          {left > 0 && <p className={styles.hint}>{t('tires.included')}</p>}
        </div>
      )}
      {left < count && (
        <FormStatus tone="error">
          {left > 0 ? t('tires.fewer', { count: left }) : t('tires.sold')}
        </FormStatus>
      )}
      {tires.offer === 'failed' && (
        <FormStatus tone="error">
          <p>{t('tires.failed')}</p>
          <Button size="sm" variant="secondary" onClick={retry}>
            {t('tires.retry')}
          </Button>
        </FormStatus>
      )}
      <TireWays />
    </section>
  );
}
