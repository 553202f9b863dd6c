import { builtInShop } from '@shop/shared-contract';
import { installedPrice, shopFromSettings } from '@shop/shared-data';
import { listServices, type Setting } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, FormStatus } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formOf } from '../../../kit/resources/formOf';
import { ResourceDialog } from '../../../kit/resources/ResourceDialog';
import { serviceName } from '../../../shop/names/serviceName';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { useOpenSection } from '../section/useOpenSection';
import { useServiceResource } from '../services/ServicesSettings';
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
  const { openSection } = useOpenSection();
  const form = formOf(useServiceResource(ID));
  const [isAdding, setAdding] = useState(false);
  const found = IDS.flatMap((id) => services?.find((service) => service.id === id) ?? []);
  if (!services || found.some(({ is_active, in_wizard }) => is_active && in_wizard)) return null;
  const [hidden] = found;
  const prices = shopFromSettings(settings, builtInShop).installation;
  const price = installedPrice({ price: 0, count: SET, settings: prices });
  return (
    <>
      <FormStatus tone="info" title={t('installation.missing')} className={styles.notice}>
        {hidden ? (
          <>
            <p>{t('installation.hiddenText', { service: serviceName(hidden, language) })}</p>
            <Button size="sm" onClick={() => openSection('services')}>
              {t('installation.services')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('installation.missingText')}</p>
            <Button size="sm" icon={<Plus />} onClick={() => setAdding(true)}>
              {t('installation.add')}
            </Button>
          </>
        )}
      </FormStatus>
      {isAdding && (
        <ResourceDialog
          form={form}
          row={undefined}
          start={{
            name: 'Tire Installation',
            name_es: 'Instalación de llantas',
            minutes: 60,
            price: price.installation,
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
