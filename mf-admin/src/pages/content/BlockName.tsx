import { useMessages } from '@shop/shared-i18n';
import { Badge, Heading } from '@shop/shared-ui';
import styles from './Block.module.css';
import { isSpanish, spokenName } from './contentGroups';
import { contentMessages } from './messages/contentMessages';

/** What a text is called, and whether it is the Spanish one. */
export function BlockName({ identifier }: { identifier: string }) {
  const t = useMessages(contentMessages);
  return (
    <div className={styles['name']}>
      <Heading level={3} className={styles['heading']}>
        {spokenName(identifier)}
      </Heading>
      {isSpanish(identifier) && <Badge tone="info">{t('spanish')}</Badge>}
    </div>
  );
}
