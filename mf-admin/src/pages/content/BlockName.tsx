import type { ContentBlock } from '@shop/shared-data/staff';
import { Badge, Heading } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { PublicationBadge } from '../../publishing/PublicationBadge';
import type { PublicationState } from '../../publishing/publicationState';
import styles from './Block.module.css';
import { isSpanish, readableName } from './contentBlocks';

interface Props {
  block: ContentBlock;
  publication: PublicationState | undefined;
}

export function BlockName({ block, publication }: Props) {
  const { identifier, updated_at } = block;
  const { t } = useTranslation('adminContent');
  return (
    <div className={styles.name}>
      <Heading level={3} className={styles.heading}>
        {readableName(identifier)}
      </Heading>
      {isSpanish(identifier) && <Badge tone="info">{t('spanish')}</Badge>}
      <PublicationBadge publication={publication} updatedAt={updated_at} />
    </div>
  );
}
