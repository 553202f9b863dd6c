import {
  type ContentBlock,
  type ContentInput,
  contentSchema,
  editContent,
} from '@shop/shared-data/staff';
import { Button, Cluster, Stack, TextArea } from '@shop/shared-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../kit/SaveFailure';
import { useResourceForm } from '../../kit/useResourceForm';
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
  const { field, submit, form, saving, guard } = useResourceForm<ContentBlock, ContentInput>({
    row: block,
    name: queryKeys.content,
    schema: contentSchema,
    labels: { content: t('text', { name: readableName(block.identifier) }) },
    shouldFocusError: true,
    valuesOf: ({ content }) => ({ content }),
    save: editContent,
    success: t('updated'),
    failure: t('updateFailed'),
    onSaved: onClose,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('content'), [setFocus]);

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
