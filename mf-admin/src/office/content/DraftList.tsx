import {
  addDraft,
  type ContentBlock,
  type ContentDraft,
  isSpanish,
  publishDrafts,
  removeDraft,
} from '@shop/shared-data/staff';
import {
  Badge,
  Button,
  Card,
  CheckboxField,
  Cluster,
  Heading,
  Stack,
  useErrorTranslator,
} from '@shop/shared-ui';
import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { useAction } from '../../kit/forms/useAction';
import { ActionRow, ActionRows } from '../../kit/lists/ActionRows';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import { useRemoval } from '../../kit/resources/useRemoval';
import { queryKeys } from '../../shop/rows/queryKeys';
import { blockId, isOutdated, readableName } from '../../shop/texts/contentBlocks';
import styles from './Block.module.css';
import { DraftText } from './DraftText';
import { usePageTitle } from './usePageTitle';

interface Props {
  drafts: readonly ContentDraft[];
  rows: readonly ContentBlock[];
  /** Called when the button that had the focus is gone. */
  onDone: () => void;
}

/** The texts that visitors do not read yet, which are published together. */
export function DraftList({ drafts, rows, onDone }: Props) {
  const { t } = useTranslation('adminContent');
  const { explainFailure } = useErrorTranslator();
  const titleOf = usePageTitle();
  const nameOf = ({ page, identifier }: ContentDraft) =>
    `${titleOf(page)}, ${readableName(identifier)}`;
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const rowOf = (draft: ContentDraft) => rows.find((row) => blockId(row) === blockId(draft));
  const isOld = (draft: ContentDraft) => isOutdated(draft, rowOf(draft));
  const chosen = drafts.filter((draft) => !kept.has(draft.id) && !isOld(draft));
  const publishing = useAction({
    id: 'content/drafts/publish',
    send: () => publishDrafts(chosen),
    success: (left) =>
      left.length === 0
        ? t('draft.published', { count: chosen.length })
        : t('draft.left', {
            count: chosen.length - left.length,
            names: left.map(nameOf).join('; '),
          }),
    failure: t('draft.publishFailed'),
    refresh: [queryKeys.content, queryKeys.drafts],
    onDone,
  });
  const removal = useRemoval<ContentDraft>({
    name: queryKeys.drafts,
    remove: removeDraft,
    failure: t('draft.discardFailed'),
    restore: ({ page, identifier, ...draft }) => addDraft(draft, { page, identifier }),
    restored: (draft) => t('draft.restored', { name: nameOf(draft) }),
    restoreFailure: t('draft.failed'),
    onRestored: onDone,
  });
  const choose = ({ id }: ContentDraft, isChosen: boolean) =>
    setKept(
      (before) => new Set(isChosen ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  return (
    <>
      {drafts.length > 0 && (
        <Card as="section" className={styles.drafts}>
          <Stack gap="sm">
            <Heading level={2} className={styles.heading}>
              {t('draft.title', { count: drafts.length })}
            </Heading>
            <p>{t('draft.lead')}</p>
            {publishing.error && (
              <ChangeFailure title={t('draft.publishFailed')}>
                {explainFailure(publishing.error)}
              </ChangeFailure>
            )}
            {removal.error && (
              <ChangeFailure title={t('draft.discardFailed')}>
                {explainFailure(removal.error)}
              </ChangeFailure>
            )}
            <ActionRows>
              {drafts.map((draft) => (
                <ActionRow
                  key={draft.id}
                  action={
                    <Button
                      size="sm"
                      variant="quiet"
                      icon={<Trash2 />}
                      aria-label={t('draft.discardName', { name: nameOf(draft) })}
                      onClick={() => removal.remove(draft)}
                    >
                      {t('draft.discard')}
                    </Button>
                  }
                >
                  <div className={styles.name}>
                    <CheckboxField
                      label={nameOf(draft)}
                      checked={chosen.includes(draft)}
                      disabled={isOld(draft)}
                      hint={isOld(draft) ? t('draft.outdatedHint') : undefined}
                      onChange={({ target }) => choose(draft, target.checked)}
                    />
                    {isSpanish(draft.identifier) && <Badge tone="info">{t('spanish')}</Badge>}
                  </div>
                  <DraftText draft={draft} />
                </ActionRow>
              ))}
            </ActionRows>
            <Cluster>
              <Button
                icon={<Send />}
                busy={publishing.busy}
                disabled={chosen.length === 0 && t('draft.noneChosen')}
                onClick={() => publishing.run()}
              >
                {t('draft.publish', { count: chosen.length })}
              </Button>
            </Cluster>
          </Stack>
        </Card>
      )}
      {removal.removed && (
        <UndoBar
          key={removal.removed.id}
          text={t('draft.discarded', { name: nameOf(removal.removed) })}
          onUndo={removal.undo}
        />
      )}
    </>
  );
}
