import type { ContentBlock } from '@shop/shared-data/staff';
import { Button } from '@shop/shared-ui';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicationState } from '../../publishing/publicationState';
import styles from './Block.module.css';
import { BlockName } from './BlockName';
import { readableName } from './contentBlocks';

interface Props {
  block: ContentBlock;
  publication: PublicationState | undefined;
  /** Whether its form was just closed, which had the focus. */
  takesFocus: boolean;
  onEdit: () => void;
}

export function BlockView({ block, publication, takesFocus, onEdit }: Props) {
  const { t } = useTranslation('adminContent');
  const { page, identifier, content } = block;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <article className={styles.block}>
      <div className={styles.head}>
        <BlockName block={block} publication={publication} />
        <Button
          ref={button}
          size="sm"
          variant="secondary"
          icon={<Pencil />}
          aria-label={t('edit', { name: readableName(identifier), page })}
          onClick={onEdit}
        >
          {t('editShort')}
        </Button>
      </div>
      {content ? (
        <p className={styles.text}>{content}</p>
      ) : (
        <p className={styles.nothing}>{t('nothing')}</p>
      )}
    </article>
  );
}
