import { paths } from '@shop/shared-contract';
import type { ComponentType } from 'react';
import { AllSettings } from './all/AllSettings';
import { BaysSettings } from './bays/BaysSettings';
import { ClosuresSettings } from './closures/ClosuresSettings';
import { ContactSettings } from './contact/ContactSettings';
import { HoursSettings } from './hours/HoursSettings';
import { InstallationPricesSettings } from './installationPrices/InstallationPricesSettings';
import { MessageTextsSettings } from './messages/MessageTextsSettings';
import { OffersSettings } from './offers/OffersSettings';
import { PicturesSettings } from './pictures/PicturesSettings';
import { PromisesSettings } from './promises/PromisesSettings';
import type { SettingsSectionName } from './section/useOpenSection';
import { ServicesSettings } from './services/ServicesSettings';
import { VehiclesSettings } from './vehicles/VehiclesSettings';

/** A section that unfolds, or one with a page of its own. */
export type SettingsSection = ({ Content: ComponentType } | { address: string }) & {
  /** The dictionary with its words, or the keys of the settings' own; without it the key is its name. */
  words?: { namespace: string } | { keys: readonly string[] };
};

/**
 * The sections of the settings in their order; the titles are `sections.<name>` of the dictionary. What a small shop
 * does not need at first comes last. The component of a list that needs no more than the kit stands in this file
 * (docs/staff-tables.md).
 */
export const sections = {
  hours: { Content: HoursSettings },
  closures: { Content: ClosuresSettings },
  services: { Content: ServicesSettings },
  offers: { Content: OffersSettings },
  bays: { Content: BaysSettings },
  installation: { Content: InstallationPricesSettings },
  contact: { Content: ContactSettings },
  promises: { Content: PromisesSettings },
  pictures: { Content: PicturesSettings },
  messages: { Content: MessageTextsSettings },
  vehicles: { Content: VehiclesSettings },
  users: { address: paths.admin('users'), words: { namespace: 'adminUsers' } },
  releases: { address: paths.admin('releases'), words: { namespace: 'adminReleases' } },
  all: { Content: AllSettings, words: { keys: ['names', 'known'] } },
} satisfies Record<SettingsSectionName, SettingsSection>;

export const sectionNames = Object.keys(sections) as SettingsSectionName[];
