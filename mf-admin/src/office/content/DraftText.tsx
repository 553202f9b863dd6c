import type { ContentDraft } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { languageOfBlock } from '../../shop/texts/contentBlocks';
import styles from './Block.module.css';

/** What visitors will read; an empty draft brings the built-in text back. */
export function DraftText({ draft }: { draft: ContentDraft }) {
  const { t } = useTranslation('adminContent');
  if (!draft.content) return <p className={styles.nothing}>{t('nothing')}</p>;
  return (
    <p className={styles.text} lang={languageOfBlock(draft)}>
      {draft.content}
    </p>
  );
}
