import {
  addContent,
  addDraft,
  type ContentBlock,
  type ContentDraft,
  type ContentInput,
  contentSchema,
  editContent,
  editDraft,
  listContent,
  placeholdersOf,
  removeDraft,
} from '@shop/shared-data/staff';
import { Button, Cluster, FormStatus, Stack, TextArea } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../kit/forms/SaveFailure';
import { useResourceForm } from '../../kit/forms/useResourceForm';
import { useSave } from '../../kit/forms/useSave';
import { queryKeys } from '../../shop/rows/queryKeys';
import {
  type Block,
  blockId,
  isMuchLonger,
  isOutdated,
  isPlural,
  languageOfBlock,
  readableName,
  shownText,
} from '../../shop/texts/contentBlocks';
import styles from './Block.module.css';
import { BlockName, type BlockProps } from './BlockName';
import type { Typed } from './pageTexts';
import { Wordings } from './Wordings';

interface Props extends BlockProps {
  /** Removes the row; visitors read the built-in text again. */
  onReset: (row: ContentBlock) => void;
  onClose: () => void;
  /** Called with the text at first, and after each change. */
  onType: ((typed: Typed) => void) | undefined;
}

const unstored = { id: '', content: '', updated_at: '' };

export function BlockEditor({ onReset, onClose, onType, ...props }: Props) {
  const { t } = useTranslation('adminContent');
  const { t: common } = useTranslation('common');
  const { t: admin } = useTranslation('admin');
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
  const editing = useResourceForm<ContentBlock | undefined, ContentInput>({
    row,
    name: queryKeys.content,
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
    save: async (version, input, { before }) => {
      // A draft is published unchanged too.
      if (version) return editContent(version, input, opened.draft ? undefined : before);
      if (!opened.draft && input.content === before.content) {
        // The built-in text needs no row.
        const rows = await listContent();
        return rows.find((each) => blockId(each) === block.id) ?? { ...unstored, page, identifier };
      }
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
  const { field, submit, form, read, saving, guard } = editing;
  const drafting = useSave<ContentDraft | undefined, ContentInput>({
    name: queryKeys.drafts,
    read: opened.draft,
    valuesOf: (version) => ({ content: version?.content ?? shownText(opened) }),
    save: (version, input) => {
      const values = { ...input, replaces: read?.updated_at ?? null };
      return version ? editDraft(version, values) : addDraft(values, { page, identifier });
    },
    success: admin('draft.saved'),
    failure: admin('draft.failed'),
    onSaved: (saved) => {
      setDraft(saved);
      onClose();
    },
    onReload: (_, { content }) => form.setValue('content', content, { shouldDirty: true }),
  });
  const saveDraft = form.handleSubmit((input) => drafting.submit(input));
  const { setFocus } = form;
  useEffect(() => setFocus('content'), [setFocus]);
  const text = form.watch('content');
  useEffect(() => onType?.({ id: block.id, text }), [onType, block.id, text]);

  return (
    <form noValidate method="post" className={styles.block} onSubmit={submit}>
      <BlockName {...props} />
      <Stack gap="sm">
        <SaveFailure form={editing} failure={t('updateFailed')} />
        <SaveFailure form={{ ...editing, saving: drafting }} failure={admin('draft.failed')} />
        {draft && isOutdated(draft, row) && (
          <FormStatus tone="info" title={t('draft.outdated')}>
            {shownText(block)}
          </FormStatus>
        )}
        <TextArea
          {...field('content')}
          // Its name can't be the id: the page's main element has the id "content".
          id={block.id}
          lang={languageOfBlock(block)}
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
            {admin('draft.save')}
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
