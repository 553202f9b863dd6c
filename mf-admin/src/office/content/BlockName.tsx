import { isSpanish } from '@shop/shared-data/staff';
import { Badge, Heading } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { PublicationBadge } from '../../kit/publishing/PublicationBadge';
import type { PublicationState } from '../../kit/publishing/publicationState';
import { type Block, isChanged, readableName } from '../../shop/texts/contentBlocks';
import styles from './Block.module.css';

export interface BlockProps {
  block: Block;
  publication: PublicationState | undefined;
  /** Whether the texts of all versions are known: another one is left over. */
  isComplete: boolean;
}

export function BlockName({ block, publication, isComplete }: BlockProps) {
  const { identifier, builtIn, row, draft } = block;
  const { t } = useTranslation('adminContent');
  const { t: admin } = useTranslation('admin');
  const isKnown = builtIn !== undefined;
  return (
    <div className={styles.name}>
      <Heading level={3} className={styles.heading}>
        {readableName(identifier)}
      </Heading>
      {isSpanish(identifier) && <Badge tone="info">{t('spanish')}</Badge>}
      {isKnown && isChanged(block) && <Badge tone="accent">{t('changed')}</Badge>}
      {!isKnown && isComplete && <Badge tone="warning">{t('leftOver')}</Badge>}
      {draft && <Badge>{admin('draft.badge')}</Badge>}
      {row && <PublicationBadge publication={publication} row={row} />}
    </div>
  );
}
