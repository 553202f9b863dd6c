import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Button, TextLink } from '@shop/shared-ui';
import { bookingLocales } from '../locales/bookingLocales';
import { useDraft } from '../wizard/draft';
import styles from './TiresPanel.module.css';
import { available } from './wantedTires';

/** Takes as many tires as are left, books without tires, or looks for others. What was typed remains. */
export function TireWays() {
  const t = useTranslate(bookingLocales);
  const { tires, step, choose, goTo } = useDraft();
  if (!tires) return null;
  const { product, count } = tires;
  const left = available(tires);
  const change = (next: typeof tires | null) => {
    choose({ tires: next });
    // The pressed button disappears: the focus moves to the step's heading.
    goTo(step);
  };
  return (
    <div className={styles.ways}>
      {left > 0 && left < count && (
        <Button size="sm" onClick={() => change({ product, count: left })}>
          {t('tires.take', { count: left })}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => change(null)}>
        {t('tires.remove')}
      </Button>
      <TextLink to={paths.tires()}>{t('tires.others')}</TextLink>
    </div>
  );
}
