import {
  addService,
  type Bay,
  editService,
  type Service,
  type ServiceInput,
} from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Stack } from '@shop/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../editing/FormDialog';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { queryKeys } from '../../../lists/queryKeys';
import { useAffectedBookings } from '../affected/useAffectedBookings';
import { ServiceForm } from './ServiceForm';
import { serviceId } from './serviceId';
import { serviceName } from './serviceName';

interface Props {
  /** The service to edit; undefined to add one. */
  service: Service | undefined;
  /** A service to add with this id, and what its form starts with. */
  preset?: { id: string; input: ServiceInput };
  services: readonly Service[];
  bays: readonly Bay[];
  onClose: () => void;
}

export function ServiceDialog({ service, preset, services, bays, onClose }: Props) {
  const { t } = useTranslation('adminServices');
  const { language } = useLanguage();
  const formId = useId();
  const [read, setRead] = useState(service);
  const affected = useAffectedBookings();
  const add = (input: ServiceInput) => {
    const taken = services.map((each) => each.id);
    const id = preset?.id ?? serviceId(input.name, taken);
    const position = Math.max(0, ...services.map((each) => each.position)) + 1;
    return addService({ id, position }, input);
  };
  const saving = useSave({
    name: queryKeys.services,
    read,
    isOutsideList: true,
    confirm: async ({ minutes, needs }: ServiceInput) =>
      !read || affected.confirm({ services: [{ id: read.id, minutes, needs }] }),
    save: (version: Service | undefined, input: ServiceInput) =>
      version ? editService(version, input) : add(input),
    success: service ? t('updated') : t('added'),
    failure: t('saveFailed'),
    onSaved: onClose,
    onReload: setRead,
  });

  return (
    <FormDialog
      title={
        service ? t('form.editTitle', { name: serviceName(service, language) }) : t('form.addTitle')
      }
      formId={formId}
      submitLabel={t('form.save')}
      busy={saving.busy}
      onClose={onClose}
    >
      <Stack>
        <SaveFailure saving={saving} failure={t('saveFailed')} />
        <ServiceForm
          key={read?.updated_at ?? 'new'}
          id={formId}
          service={read}
          start={preset?.input}
          services={services}
          bays={bays}
          onSubmit={saving.submit}
          onInvalid={saving.forget}
        />
      </Stack>
      {affected.dialog}
    </FormDialog>
  );
}
