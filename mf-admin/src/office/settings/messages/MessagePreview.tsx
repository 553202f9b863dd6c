import { useShop } from '@shop/shared-contract';
import {
  exampleValues,
  type MessageId,
  type MessageText,
  writeMessage,
} from '@shop/shared-data/message-texts';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../section/Preview.module.css';
import lines from './MessagePreview.module.css';

interface Props {
  id: MessageId;
  language: 'en' | 'es';
  /** As typed; an empty text shows the built-in one. */
  texts: MessageText;
}

/** The message as the mail about an example booking would say it. */
export function MessagePreview({ id, language, texts }: Props) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'messages' });
  const titleId = useId();
  const shop = useShop().name;
  const { subject, paragraphs } = writeMessage({
    id,
    language,
    changed: { subject: texts.subject.trim(), body: texts.body.trim() },
    values: { ...exampleValues[language], shop },
  });
  return (
    <section aria-labelledby={titleId} className={styles.preview}>
      <h4 id={titleId} className={styles.title}>
        <Eye aria-hidden="true" />
        <span>{t(`preview.${language}`)}</span>
      </h4>
      <div lang={language} className={lines.message}>
        <strong>{subject}</strong>
        {paragraphs.map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity, and equal ones may repeat.
          <p key={i}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
