import { paths } from '@shop/shared-contract';
import { installedPrice, shopFromSettings } from '@shop/shared-data';
import { listBays, listServices, type Setting } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, ButtonLink, FormStatus } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lists/queryKeys';
import { ServiceDialog } from '../services/ServiceDialog';
import { serviceName } from '../services/serviceName';
import styles from './InstallationService.module.css';

/** Bookings with tires hold a bay for the time of one of these, the most fitting first: mf-booking's `tireService`. */
const ID = 'tire-installation';
const IDS = [ID, 'tire-mounting'];
const SET = 4;

/** Shown while visitors can book no installation: staff add the service, or let visitors book the existing one. */
export function InstallationService({ settings }: { settings: Setting[] }) {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const { data: services } = useQuery({ queryKey: queryKeys.services, queryFn: listServices });
  const { data: bays = [] } = useQuery({ queryKey: queryKeys.bays, queryFn: listBays });
  const [isAdding, setAdding] = useState(false);
  const found = IDS.flatMap((id) => services?.find((service) => service.id === id) ?? []);
  if (!services || found.some(({ is_active, in_wizard }) => is_active && in_wizard)) return null;
  const [hidden] = found;
  const prices = shopFromSettings(settings).installation;
  const price = prices ? installedPrice({ price: 0, count: SET, settings: prices }) : undefined;
  return (
    <>
      <FormStatus tone="info" title={t('installationPrices.missing')} className={styles.notice}>
        {hidden ? (
          <>
            <p>{t('installationPrices.hiddenText', { service: serviceName(hidden, language) })}</p>
            <ButtonLink size="sm" to={`${paths.admin('settings')}/services`}>
              {t('installationPrices.services')}
            </ButtonLink>
          </>
        ) : (
          <>
            <p>{t('installationPrices.missingText')}</p>
            <Button size="sm" icon={<Plus />} onClick={() => setAdding(true)}>
              {t('installationPrices.add')}
            </Button>
          </>
        )}
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
