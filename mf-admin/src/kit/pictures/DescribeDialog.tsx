import {
  editPicture,
  type Picture,
  type PictureInput,
  type PictureUse,
  pictureSchema,
  readPictureWithUses,
} from '@shop/shared-data/staff';
import { Button, Dialog, ErrorSummary, Spinner, Stack, TextField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shop/rows/queryKeys';
import { SaveFailure } from '../forms/SaveFailure';
import { useResourceForm } from '../forms/useResourceForm';
import { LoadFailure } from '../lists/LoadFailure';

interface FormProps {
  formId: string;
  picture: Picture;
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
}

function DescribeForm({ formId, picture, onBusy, onSaved }: FormProps) {
  const { t } = useTranslation('adminPictures');
  const form = useResourceForm<Picture, PictureInput>({
    row: picture,
    name: [...queryKeys.pictures, picture.id, 'texts'],
    schema: pictureSchema,
    labels: { alt: t('alt'), alt_es: t('altEs') },
    valuesOf: ({ alt, alt_es }) => ({ alt, alt_es }),
    save: (read, input, { before }) => editPicture(read, input, before),
    success: t('described'),
    failure: t('describeFailed'),
    onSaved,
  });
  const { busy } = form.saving;
  useEffect(() => onBusy(busy), [onBusy, busy]);
  return (
    <form id={formId} noValidate method="post" onSubmit={form.submit}>
      <Stack>
        <SaveFailure form={form} failure={t('describeFailed')} />
        <ErrorSummary {...form.summary} />
        <TextField {...form.field('alt')} optional hint={t('altHint')} />
        <TextField {...form.field('alt_es')} optional lang="es" />
      </Stack>
    </form>
  );
}

interface Props {
  id: string;
  onClose: () => void;
}

/** What a picture shows, and what shows it. */
export function DescribeDialog({ id, onClose }: Props) {
  const { t } = useTranslation('adminPictures');
  const { t: common } = useTranslation('common');
  const { t: settings } = useTranslation('adminSettings');
  const nameOf = ({ table_name, name }: PictureUse) =>
    table_name === 'settings' ? settings(`names.${name}` as 'names.phone') : name;
  const formId = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...queryKeys.pictures, id],
    queryFn: () => readPictureWithUses(id),
    // Another page of this session may have saved a use of it.
    gcTime: 0,
  });
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('describeTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
          {data && (
            <Button type="submit" form={formId} busy={isBusy}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      {isPending && <Spinner label={common('loading')} />}
      {error && <LoadFailure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack>
          <DescribeForm formId={formId} picture={data.picture} onBusy={setBusy} onSaved={onClose} />
          <p>
            {data.shownBy.length > 0
              ? t('shownBy', { names: data.shownBy.map(nameOf).join(', ') })
              : t('shownByNone')}
          </p>
        </Stack>
      )}
    </Dialog>
  );
}
