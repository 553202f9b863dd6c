import { type MessageId, placeholdersOf } from '@shop/shared-data/message-texts';
import { useTranslation } from 'react-i18next';
import styles from './PlaceholderList.module.css';

/** Explains the placeholders that a message can fill. */
export function PlaceholderList({ id }: { id: MessageId }) {
  const { t } = useTranslation('adminMessageTexts');
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>{t('placeholders.title')}</summary>
      <p>{t('placeholders.lead')}</p>
      <dl className={styles.list}>
        {placeholdersOf(id).map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{t(`placeholders.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
