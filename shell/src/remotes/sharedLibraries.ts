import type { SharedLibraries } from '@shop/loader';
import * as contract from '@shop/shared-contract';
import * as i18n from '@shop/shared-i18n';
import * as vendor from '@shop/shared-vendor';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** Of `platform/build/singletons.ts`, which the build writes here. */
declare const SINGLETONS: Record<keyof typeof libraries, string>;

const libraries = {
  react,
  'react-dom': reactDom,
  '@shop/shared-vendor': vendor,
  '@shop/shared-i18n': i18n,
  '@shop/shared-contract': contract,
};

/** The libraries of which a page has one copy, the shell's. */
export const sharedLibraries: SharedLibraries = Object.fromEntries(
  Object.entries(libraries).map(([name, exports]) => [
    name,
    { version: SINGLETONS[name as keyof typeof libraries], exports },
  ]),
);
