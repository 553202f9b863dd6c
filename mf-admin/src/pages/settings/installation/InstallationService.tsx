import { installedPrice, type Setting, shopFromSettings } from '@shop/shared-data';
import { listBays, listServices } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Button, FormStatus } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { queryKeys } from '../../../lists/queryKeys';
import { settingsLocales } from '../locales/settingsLocales';
import { ServiceDialog } from '../services/ServiceDialog';
import styles from './InstallationService.module.css';

/** Bookings with tires hold a bay for the time of this service. */
const ID = 'tire-installation';
const SET = 4;

/** Offers to add the service of the installation while the shop has none. */
export function InstallationService({ settings }: { settings: Setting[] }) {
  const t = useTranslate(settingsLocales);
  const { data: services } = useQuery({ queryKey: queryKeys.services, queryFn: listServices });
  const { data: bays = [] } = useQuery({ queryKey: queryKeys.bays, queryFn: listBays });
  const [isAdding, setAdding] = useState(false);
  if (!services || services.some(({ id }) => id === ID)) return null;
  const prices = shopFromSettings(settings).installation;
  const price = prices ? installedPrice({ price: 0, count: SET, settings: prices }) : undefined;
  return (
    <>
      <FormStatus tone="info" title={t('installation.missing')} className={styles.notice}>
        <p>{t('installation.missingText')}</p>
        <Button size="sm" icon={<Plus />} onClick={() => setAdding(true)}>
          {t('installation.add')}
        </Button>
      </FormStatus>
      {isAdding && (
        <ServiceDialog
          service={undefined}
          preset={{
            id: ID,
            input: {
              ...{ name: 'Tire Installation', name_es: 'Instalación de llantas' },
              ...{ description: '', description_es: '', minutes: 60 },
              ...{ price: price?.installation ?? 0, is_active: true, in_wizard: true, needs: [] },
            },
          }}
          services={services}
          bays={bays}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
