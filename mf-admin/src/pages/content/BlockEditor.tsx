import { DataError } from '@shop/shared-data';
import {
  addContent,
  addDraft,
  type ContentBlock,
  type ContentDraft,
  type ContentInput,
  contentSchema,
  editContent,
  editDraft,
  placeholdersOf,
  removeDraft,
} from '@shop/shared-data/staff';
import { Button, Cluster, FormStatus, Stack, TextArea, useErrorTranslator } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../kit/SaveFailure';
import { useAction } from '../../kit/useAction';
import { useResourceForm } from '../../kit/useResourceForm';
import { queryKeys } from '../../lists/queryKeys';
import styles from './Block.module.css';
import { BlockName, type BlockProps } from './BlockName';
import {
  type Block,
  blockId,
  isMuchLonger,
  isOutdated,
  isPlural,
  languageOf,
  readableName,
  shownText,
} from './contentBlocks';
import type { Typed } from './pageTexts';
import { Wordings } from './Wordings';

interface Props extends BlockProps {
  /** Removes the row; visitors read the built-in text again. */
  onReset: (row: ContentBlock) => void;
  onClose: () => void;
  /** Called with the text at first, and after each change. */
  onType: ((typed: Typed) => void) | undefined;
}

export function BlockEditor({ onReset, onClose, onType, ...props }: Props) {
  const { t } = useTranslation('adminContent');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  const client = useQueryClient();
  const hintOf = useHint();
  const { block } = props;
  const { page, identifier, builtIn, row, draft } = block;
  const [opened] = useState(block);
  // At once: the block may be edited again before the list has been loaded.
  const setDraft = (saved?: ContentDraft) =>
    client.setQueryData<ContentDraft[]>(queryKeys.drafts, (drafts = []) => [
      ...drafts.filter((each) => blockId(each) !== block.id),
      ...(saved ? [saved] : []),
    ]);
  const placeholders = placeholdersOf(builtIn ?? '').join(' ');
  const { field, submit, form, read, saving, guard } = useResourceForm<
    ContentBlock | undefined,
    ContentInput
  >({
    row,
    name: queryKeys.content,
    isSame: (other) => blockId(other) === block.id,
    schema: contentSchema(builtIn, isPlural(identifier)),
    labels: { content: t('text', { name: readableName(identifier) }) },
    sentences: {
      placeholders: placeholders ? t('placeholders', { placeholders }) : t('noPlaceholders'),
    },
    shouldFocusError: true,
    valuesOf: (version) => ({
      content:
        opened.draft && version?.updated_at === opened.row?.updated_at
          ? opened.draft.content
          : shownText({ ...block, row: version } as Block),
    }),
    save: async (version, input) => {
      if (version) return editContent(version, input);
      const added = await addContent(input, { page, identifier });
      client.setQueryData<ContentBlock[]>(queryKeys.content, (rows) => rows && [...rows, added]);
      return added;
    },
    success: t('updated'),
    failure: t('updateFailed'),
    onSaved: () => {
      onClose();
      if (!opened.draft) return;
      // What was drafted is saved. A draft that remains is marked as outdated.
      setDraft();
      const reload = () => client.invalidateQueries({ queryKey: queryKeys.drafts });
      void removeDraft(opened.draft).then(reload, reload);
    },
  });
  const drafting = useAction({
    id: `content/${block.id}/draft`,
    send: ({ input, known }: { input: ContentInput; known: ContentDraft | undefined }) => {
      const values = { ...input, replaces: read?.updated_at ?? null };
      return known ? editDraft(known, values) : addDraft(values, { page, identifier });
    },
    success: t('draft.saved'),
    failure: t('draft.failed'),
    refresh: [queryKeys.drafts],
    onDone: (saved) => {
      setDraft(saved);
      onClose();
    },
  });
  const saveDraft = form.handleSubmit((input) =>
    // A draft of another session is replaced only after the form has named it.
    drafting.run({ input, known: drafting.error ? draft : opened.draft }),
  );
  const isConflict = drafting.error instanceof DataError && drafting.error.kind === 'conflict';
  const { setFocus } = form;
  useEffect(() => setFocus('content'), [setFocus]);
  const text = form.watch('content');
  useEffect(() => onType?.({ id: block.id, text }), [onType, block.id, text]);

  return (
    <form noValidate method="post" className={styles.block} onSubmit={submit}>
      <BlockName {...props} />
      <Stack gap="sm">
        <SaveFailure saving={saving} failure={t('updateFailed')} />
        {drafting.error && (
          <FormStatus tone="error" title={t('draft.failed')}>
            {isConflict ? t('draft.conflict') : explainFailure(drafting.error)}
          </FormStatus>
        )}
        {draft && isOutdated(draft, row) && (
          <FormStatus tone="info" title={t('draft.outdated')}>
            {shownText(block)}
          </FormStatus>
        )}
        <TextArea
          {...field('content')}
          // Its name can't be the id: the page's main element has the id "content".
          id={block.id}
          lang={languageOf(block)}
          labelHidden
          rows={5}
          hint={hintOf(builtIn, text)}
        />
        <Cluster gap="sm">
          <Button type="submit" size="sm" busy={saving.busy}>
            {common('save')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={drafting.busy}
            onClick={() => void saveDraft()}
          >
            {t('draft.save')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => guard(onClose)}>
            {common('cancel')}
          </Button>
          {row && (
            <Button size="sm" variant="quiet" onClick={() => guard(() => onReset(row))}>
              {builtIn === undefined ? t('removal.remove') : t('removal.reset')}
            </Button>
          )}
        </Cluster>
        <Wordings
          block={block}
          onUse={(text) => {
            form.setValue('content', text, { shouldDirty: true });
            setFocus('content');
          }}
        />
      </Stack>
    </form>
  );
}

/** Longer texts have room on their pages. */
const SHORT = 60;

/** What the page fills in, and how long a text is where there may be little room for it. */
function useHint() {
  const { t } = useTranslation('adminContent');
  return (builtIn = '', text: string) =>
    [
      placeholdersOf(builtIn).length > 0 && t('filledIn'),
      builtIn !== '' &&
        builtIn.length <= SHORT &&
        t('length', { count: text.length, builtIn: builtIn.length }),
      builtIn !== '' && isMuchLonger(text, builtIn) && t('muchLonger'),
    ]
      .filter(Boolean)
      .join(' ');
}
