import { paths } from '@shop/shared-contract';
import type { ComponentType } from 'react';
import { AllSettings } from './all/AllSettings';
import { BaysSettings } from './bays/BaysSettings';
import { ClosuresSettings } from './closures/ClosuresSettings';
import { ContactSettings } from './contact/ContactSettings';
import { HoursSettings } from './hours/HoursSettings';
import { InstallationPricesSettings } from './installationPrices/InstallationPricesSettings';
import { MessageTextsSettings } from './messages/MessageTextsSettings';
import { ServicesSettings } from './services/ServicesSettings';
import { VehiclesSettings } from './vehicles/VehiclesSettings';

/** The dictionary of a section, or a part of one, in which the search looks for words. */
type Words = readonly [namespace: string, ...keys: string[]];

/** A section that unfolds, or one with a page of its own. */
type Section = { words: Words } & ({ Content: ComponentType } | { address: string });

/**
 * The sections of the settings in their order; the titles are `sections.<name>` of the dictionary. What a small shop
 * does not need at first comes last.
 */
export const sections = {
  hours: { Content: HoursSettings, words: ['adminHours'] },
  closures: { Content: ClosuresSettings, words: ['adminClosures'] },
  services: { Content: ServicesSettings, words: ['adminServices'] },
  bays: { Content: BaysSettings, words: ['adminBays'] },
  installation: {
    Content: InstallationPricesSettings,
    words: ['adminSettings', 'installationPrices'],
  },
  contact: { Content: ContactSettings, words: ['adminSettings', 'contact'] },
  messages: { Content: MessageTextsSettings, words: ['adminMessageTexts'] },
  vehicles: { Content: VehiclesSettings, words: ['adminVehicles'] },
  users: { address: paths.admin('users'), words: ['adminUsers'] },
  releases: { address: paths.admin('releases'), words: ['adminReleases'] },
  all: { Content: AllSettings, words: ['adminSettings', 'names', 'known'] },
} satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];
