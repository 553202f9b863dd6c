import { Button } from '@shop/shared-ui';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfBlock, readableName, shownText } from '../../shop/texts/contentBlocks';
import styles from './Block.module.css';
import { BlockName, type BlockProps } from './BlockName';
import { DraftText } from './DraftText';
import { usePageTitle } from './usePageTitle';

interface Props extends BlockProps {
  /** Whether its form was just closed, which had the focus. */
  takesFocus: boolean;
  onEdit: () => void;
}

export function BlockView({ takesFocus, onEdit, ...props }: Props) {
  const { t } = useTranslation('adminContent');
  const titleOf = usePageTitle();
  const { block } = props;
  const { page, identifier, row, draft } = block;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <BlockName {...props} />
        <Button
          ref={button}
          size="sm"
          variant="secondary"
          icon={<Pencil />}
          aria-label={t('edit', { name: readableName(identifier), page: titleOf(page) })}
          onClick={onEdit}
        >
          {t('editShort')}
        </Button>
      </div>
      {draft && (
        <>
          <DraftText draft={draft} />
          <p className={styles.nothing}>{t('draft.visitorsRead')}</p>
        </>
      )}
      <p className={styles.text} lang={languageOfBlock(block)}>
        {shownText(block)}
      </p>
      {row?.content === '' && <p className={styles.nothing}>{t('nothing')}</p>}
    </div>
  );
}
