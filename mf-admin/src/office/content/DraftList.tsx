import {
  type AnyDraft,
  addDraft,
  publishDrafts,
  removeDraft,
  removeRowDraft,
  saveRowDraft,
} from '@shop/shared-data/staff';
import {
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
import styles from './Block.module.css';
import type { DraftItem } from './draftItems';

interface Props {
  items: readonly DraftItem[];
  /** Called before they are published; what it returns is called once some are. */
  onPublish: () => (isPublished: (id: string) => boolean) => void;
  /** Called when the button that had the focus is gone. */
  onDone: () => void;
}

const discard = (draft: AnyDraft) =>
  'table_name' in draft ? removeRowDraft(draft) : removeDraft(draft);

async function restore(draft: AnyDraft): Promise<AnyDraft> {
  if ('table_name' in draft) return saveRowDraft(undefined, draft);
  const { page, identifier, ...text } = draft;
  return addDraft(text, { page, identifier });
}

/** What visitors do not see yet, which is published together. */
export function DraftList({ items, onPublish, onDone }: Props) {
  const { t } = useTranslation('adminContent');
  const { t: admin } = useTranslation('admin');
  const { explainFailure } = useErrorTranslator();
  const [names] = useState(() => new Map<string, string>());
  // A discarded draft is in no list.
  for (const { draft, name } of items) names.set(draft.id, name);
  const nameOf = ({ id }: AnyDraft) => names.get(id) ?? '';
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter(({ draft, isOld }) => !kept.has(draft.id) && !isOld);
  const publishing = useAction({
    id: 'content/drafts/publish',
    send: async () => {
      const sent = chosen.map(({ draft }) => draft);
      const onPublished = onPublish();
      const left = await publishDrafts(sent);
      const names = (drafts: readonly AnyDraft[], id: string) =>
        drafts.some((draft) => draft.id === id);
      onPublished((id) => names(sent, id) && !names(left, id));
      return left;
    },
    success: (left) =>
      left.length === 0
        ? t('draft.published', { count: chosen.length })
        : t('draft.left', {
            count: chosen.length - left.length,
            names: left.map(nameOf).join('; '),
          }),
    failure: t('draft.publishFailed'),
    refresh: [queryKeys.content, queryKeys.drafts, queryKeys.lists, queryKeys.products],
    onDone,
  });
  const removal = useRemoval<AnyDraft>({
    name: queryKeys.drafts,
    remove: discard,
    failure: t('draft.discardFailed'),
    restore,
    restored: (draft) => t('draft.restored', { name: nameOf(draft) }),
    restoreFailure: admin('draft.failed'),
    onRestored: onDone,
  });
  const choose = ({ id }: AnyDraft, isChosen: boolean) =>
    setKept(
      (before) => new Set(isChosen ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  return (
    <>
      {items.length > 0 && (
        <Card as="section" className={styles.drafts}>
          <Stack gap="sm">
            <Heading level={2} className={styles.heading}>
              {admin('draft.title', { count: items.length })}
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
              {items.map((item) => (
                <ActionRow
                  key={item.draft.id}
                  action={
                    <Button
                      size="sm"
                      variant="quiet"
                      icon={<Trash2 />}
                      aria-label={t('draft.discardName', { name: item.name })}
                      onClick={() => removal.remove(item.draft)}
                    >
                      {t('draft.discard')}
                    </Button>
                  }
                >
                  <div className={styles.name}>
                    <CheckboxField
                      label={item.name}
                      checked={chosen.includes(item)}
                      disabled={item.isOld}
                      hint={item.isOld ? t('draft.outdatedHint') : undefined}
                      onChange={({ target }) => choose(item.draft, target.checked)}
                    />
                    {item.badge}
                  </div>
                  {item.text}
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
