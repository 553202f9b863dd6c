import { paths } from '@shop/shared-contract';
import type { RowDraft } from '@shop/shared-data/staff';
import { Button, Card, Heading, Stack, TextLink } from '@shop/shared-ui';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionRow, ActionRows } from '../lists/ActionRows';
import { draftName } from './draftName';
import styles from './NewDrafts.module.css';

interface Props {
  drafts: readonly RowDraft[];
  /** Whether the list has the row of a draft. */
  isListed: (draft: RowDraft) => boolean;
  onEdit: (draft: RowDraft) => void;
}

/** The drafts of new rows, which no list has, and the way to where drafts are seen and published. */
export function NewDrafts({ drafts, isListed, onEdit }: Props) {
  const { t } = useTranslation('admin');
  if (drafts.length === 0) return null;
  const added = drafts.filter((draft) => draft.replaces === null && !isListed(draft));
  return (
    <Card as="section" className={styles.drafts}>
      <Stack gap="sm">
        <Heading level={2}>{t('draft.title', { count: drafts.length })}</Heading>
        {added.length > 0 && (
          <ActionRows>
            {added.map((draft) => (
              <ActionRow
                key={draft.id}
                action={
                  <Button
                    size="sm"
                    variant="secondary"
                    icon={<Pencil />}
                    aria-label={t('draft.edit', { name: draftName(draft) })}
                    onClick={() => onEdit(draft)}
                  >
                    {t('resource.edit')}
                  </Button>
                }
              >
                <p>{draftName(draft)}</p>
              </ActionRow>
            ))}
          </ActionRows>
        )}
        <TextLink to={paths.admin('content')}>{t('draft.publishing')}</TextLink>
      </Stack>
    </Card>
  );
}
