import { type MessageId, placeholdersOf } from '@shop/shared-data/message-texts';
import { useTranslate } from '@shop/shared-i18n';
import { messageTextsLocales } from './locales/messageTextsLocales';
import styles from './PlaceholderList.module.css';

/** Explains the placeholders that a message can fill. */
export function PlaceholderList({ id }: { id: MessageId }) {
  const t = useTranslate(messageTextsLocales);
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
