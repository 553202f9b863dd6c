import {
  type Booking,
  type CustomerName,
  customerNameSchema,
  renameCustomer,
} from '@shop/shared-data/staff';
import { ErrorSummary, Stack, TextField } from '@shop/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/forms/FormDialog';
import { SaveFailure } from '../../kit/forms/SaveFailure';
import { useResourceForm } from '../../kit/forms/useResourceForm';
import { queryKeys } from '../../shop/rows/queryKeys';

interface Props {
  /** One of the customer's bookings. */
  booking: Booking;
  onRenamed: (name: string) => void;
  onClose: () => void;
}

/** Corrects the name in all bookings of a customer. */
export function RenameDialog({ booking, onRenamed, onClose }: Props) {
  const { t } = useTranslation('adminCard', { keyPrefix: 'customer.rename' });
  const { t: tBookings } = useTranslation('adminBookings');
  const formId = useId();
  const form = useResourceForm<Booking, CustomerName>({
    name: [...queryKeys.customers, 'name'],
    row: booking,
    schema: customerNameSchema,
    labels: { name: tBookings('edit.name') },
    valuesOf: ({ name }) => ({ name }),
    isOutsideList: true,
    save: renameCustomer,
    success: t('done'),
    failure: t('failed'),
    refresh: [queryKeys.bookings, queryKeys.today],
    onSaved: ({ name }) => {
      onRenamed(name);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('title')}
      formId={formId}
      submitLabel={t('submit')}
      busy={form.saving.busy}
      onClose={onClose}
    >
      <form id={formId} noValidate method="post" onSubmit={form.submit}>
        <Stack>
          <p>{t('text')}</p>
          <SaveFailure form={form} failure={t('failed')} />
          <ErrorSummary {...form.summary} />
          <TextField {...form.field('name')} autoComplete="off" required />
        </Stack>
      </form>
    </FormDialog>
  );
}
