import { paths } from '@shop/shared-contract';
import { Navigate, NavLink, Route, Routes } from '@shop/shared-vendor';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkRow } from '../../layout/LinkRow';
import { AllSettings } from './all/AllSettings';
import { BaysSettings } from './bays/BaysSettings';
import { ClosuresSettings } from './closures/ClosuresSettings';
import { ContactSettings } from './contact/ContactSettings';
import { HoursSettings } from './hours/HoursSettings';
import { InstallationPricesSettings } from './installationPrices/InstallationPricesSettings';
import { MessageTextsSettings } from './messages/MessageTextsSettings';
import styles from './SettingsPage.module.css';
import { ServicesSettings } from './services/ServicesSettings';
import { VehiclesSettings } from './vehicles/VehiclesSettings';

/** The pages of the settings in the order of their navigation, by the last part of their address. */
const pages = {
  hours: HoursSettings,
  closures: ClosuresSettings,
  bays: BaysSettings,
  services: ServicesSettings,
  installation: InstallationPricesSettings,
  vehicles: VehiclesSettings,
  contact: ContactSettings,
  messages: MessageTextsSettings,
} satisfies Record<string, ComponentType>;
const names = Object.keys(pages) as (keyof typeof pages)[];

/** The section of the shop's settings. The list of all settings has the address of the section. */
export function SettingsPage() {
  const { t } = useTranslation('adminSettings');
  const all = paths.admin('settings');
  return (
    <>
      <nav aria-label={t('pages.label')} className={styles.nav}>
        <LinkRow className={styles.list}>
          {names.map((name) => (
            <li key={name}>
              <NavLink to={`${all}/${name}`} className={styles.link ?? ''}>
                {t(`pages.${name}`)}
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink end to={all} className={styles.link ?? ''}>
              {t('pages.all')}
            </NavLink>
          </li>
        </LinkRow>
      </nav>
      <Routes>
        <Route index element={<AllSettings />} />
        {names.map((name) => {
          const Page = pages[name];
          return <Route key={name} path={name} element={<Page />} />;
        })}
        <Route path="*" element={<Navigate to={all} replace />} />
      </Routes>
    </>
  );
}
