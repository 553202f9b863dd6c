import {
  type ContentBlock,
  type ContentInput,
  contentSchema,
  editContent,
} from '@shop/shared-data/staff';
import { Button, Cluster, Stack, TextArea, useSchemaForm } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../editing/SaveFailure';
import { useSave } from '../../editing/useSave';
import { useUnsavedChanges } from '../../editing/useUnsavedChanges';
import { queryKeys } from '../../lists/queryKeys';
import type { PublicationState } from '../../publishing/publicationState';
import styles from './Block.module.css';
import { BlockName } from './BlockName';
import { readableName } from './contentBlocks';

interface Props {
  block: ContentBlock;
  publication: PublicationState | undefined;
  onClose: () => void;
}

export function BlockEditor({ block, publication, onClose }: Props) {
  const { t } = useTranslation('adminContent');
  const { t: common } = useTranslation('common');
  const [read, setRead] = useState(block);
  const { field, submit, form } = useSchemaForm({
    schema: contentSchema,
    labels: { content: t('text', { name: readableName(block.identifier) }) },
    defaultValues: { content: block.content },
    shouldFocusError: true,
    send: (input: ContentInput) => saving.submit(input),
  });
  const { reset, setFocus } = form;
  const guard = useUnsavedChanges(form.subscribe);
  useEffect(() => setFocus('content'), [setFocus]);
  const saving = useSave({
    name: queryKeys.content,
    read,
    save: editContent,
    success: t('updated'),
    failure: t('updateFailed'),
    onSaved: onClose,
    onReload: (row) => {
      setRead(row);
      reset({ content: row.content });
    },
  });

  return (
    <form noValidate method="post" className={styles.block} onSubmit={submit}>
      <BlockName block={block} publication={publication} />
      <Stack gap="sm">
        <SaveFailure saving={saving} failure={t('updateFailed')} />
        <TextArea
          {...field('content')}
          // Its name can't be the id: the page's main element has the id "content".
          id={block.id}
          labelHidden
          rows={5}
          hint={/\{\{.+\}\}/.test(block.content) ? t('filledIn') : undefined}
        />
        <Cluster>
          <Button type="submit" size="sm" busy={saving.busy}>
            {common('save')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => guard(onClose)}>
            {common('cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
