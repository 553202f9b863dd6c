import type { ContentBlock } from '@shop/shared-data';
import { useMessages } from '@shop/shared-i18n';
import { Button } from '@shop/shared-ui';
import { Pencil } from 'lucide-react';
import styles from './Block.module.css';
import { BlockName } from './BlockName';
import { spokenName } from './contentGroups';
import { contentMessages } from './messages/contentMessages';

interface Props {
  block: ContentBlock;
  onEdit: () => void;
}

/** One text as it is. */
export function BlockView({ block: { page, identifier, content }, onEdit }: Props) {
  const t = useMessages(contentMessages);
  return (
    <article className={styles['block']}>
      <div className={styles['head']}>
        <BlockName identifier={identifier} />
        <Button
          size="sm"
          variant="secondary"
          icon={<Pencil />}
          aria-label={t('edit', { name: spokenName(identifier), page })}
          onClick={onEdit}
        >
          {t('editShort')}
        </Button>
      </div>
      {content ? (
        <p className={styles['text']}>{content}</p>
      ) : (
        <p className={styles['nothing']}>{t('nothing')}</p>
      )}
    </article>
  );
}
