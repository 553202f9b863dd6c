import { defineLocales } from '@shop/shared-i18n';
import type { en as adminCancelMany } from '../desk/cancelMany/locales/en';
import type { en as adminCard } from '../desk/card/locales/en';
import type { en as adminNotices } from '../desk/changes/locales/en';
import type { en as adminForgetting } from '../desk/forgetting/locales/en';
import type { en as adminMessages } from '../desk/messages/locales/en';
import type { en as adminSearch } from '../desk/search/locales/en';
import type { en as adminBookingTires } from '../desk/tires/locales/en';
import type { en as adminDashboard } from '../desk/today/locales/en';
import type { en as adminPictures } from '../kit/pictures/locales/en';
import type { en as adminPublishing } from '../kit/publishing/locales/en';
import type { en as adminContent } from '../office/content/locales/en';
import type { en as adminLists } from '../office/lists/locales/en';
import type { en as adminProductImport } from '../office/products/importing/locales/en';
import type { en as adminProducts } from '../office/products/locales/en';
import type { en as adminReleases } from '../office/releases/locales/en';
import type { en as adminSettings } from '../office/settings/locales/en';
import type { en as adminUsers } from '../office/users/locales/en';
import type { en as adminBookings } from '../shop/bookings/locales/en';
import type { en as admin } from '../shop/locales/en';
import type { en as adminMoves } from '../shop/moves/locales/en';
import type { en as adminLogin } from './login/locales/en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    adminLogin: typeof adminLogin;
    adminCancelMany: typeof adminCancelMany;
    adminCard: typeof adminCard;
    adminNotices: typeof adminNotices;
    adminForgetting: typeof adminForgetting;
    adminMessages: typeof adminMessages;
    adminSearch: typeof adminSearch;
    adminBookingTires: typeof adminBookingTires;
    adminDashboard: typeof adminDashboard;
    adminPictures: typeof adminPictures;
    adminPublishing: typeof adminPublishing;
    adminContent: typeof adminContent;
    adminLists: typeof adminLists;
    adminProductImport: typeof adminProductImport;
    adminProducts: typeof adminProducts;
    adminReleases: typeof adminReleases;
    adminSettings: typeof adminSettings;
    adminUsers: typeof adminUsers;
    adminBookings: typeof adminBookings;
    admin: typeof admin;
    adminMoves: typeof adminMoves;
  }
}

export const loginLocales = defineLocales('adminLogin', {
  en: () => import('./login/locales/en').then((module) => module.en),
  es: () => import('./login/locales/es').then((module) => module.es),
});

export const cancelManyLocales = defineLocales('adminCancelMany', {
  en: () => import('../desk/cancelMany/locales/en').then((module) => module.en),
  es: () => import('../desk/cancelMany/locales/es').then((module) => module.es),
});

export const cardLocales = defineLocales('adminCard', {
  en: () => import('../desk/card/locales/en').then((module) => module.en),
  es: () => import('../desk/card/locales/es').then((module) => module.es),
});

export const noticesLocales = defineLocales('adminNotices', {
  en: () => import('../desk/changes/locales/en').then((module) => module.en),
  es: () => import('../desk/changes/locales/es').then((module) => module.es),
});

export const forgettingLocales = defineLocales('adminForgetting', {
  en: () => import('../desk/forgetting/locales/en').then((module) => module.en),
  es: () => import('../desk/forgetting/locales/es').then((module) => module.es),
});

export const messagesLocales = defineLocales('adminMessages', {
  en: () => import('../desk/messages/locales/en').then((module) => module.en),
  es: () => import('../desk/messages/locales/es').then((module) => module.es),
});

export const searchLocales = defineLocales('adminSearch', {
  en: () => import('../desk/search/locales/en').then((module) => module.en),
  es: () => import('../desk/search/locales/es').then((module) => module.es),
});

export const bookingTiresLocales = defineLocales('adminBookingTires', {
  en: () => import('../desk/tires/locales/en').then((module) => module.en),
  es: () => import('../desk/tires/locales/es').then((module) => module.es),
});

export const dashboardLocales = defineLocales('adminDashboard', {
  en: () =>
    import(/* webpackChunkName: "admin.en" */ '../desk/today/locales/en').then(
      (module) => module.en,
    ),
  es: () =>
    import(/* webpackChunkName: "admin.es" */ '../desk/today/locales/es').then(
      (module) => module.es,
    ),
});

export const picturesLocales = defineLocales('adminPictures', {
  en: () =>
    import(/* webpackChunkName: "admin.en" */ '../kit/pictures/locales/en').then(
      (module) => module.en,
    ),
  es: () =>
    import(/* webpackChunkName: "admin.es" */ '../kit/pictures/locales/es').then(
      (module) => module.es,
    ),
});

export const publishingLocales = defineLocales('adminPublishing', {
  en: () =>
    import(/* webpackChunkName: "admin.en" */ '../kit/publishing/locales/en').then(
      (module) => module.en,
    ),
  es: () =>
    import(/* webpackChunkName: "admin.es" */ '../kit/publishing/locales/es').then(
      (module) => module.es,
    ),
});

export const contentLocales = defineLocales('adminContent', {
  en: () =>
    import(/* webpackChunkName: "admin.en" */ '../office/content/locales/en').then(
      (module) => module.en,
    ),
  es: () =>
    import(/* webpackChunkName: "admin.es" */ '../office/content/locales/es').then(
      (module) => module.es,
    ),
});

export const listsLocales = defineLocales('adminLists', {
  en: () =>
    import(/* webpackChunkName: "admin.en" */ '../office/lists/locales/en').then(
      (module) => module.en,
    ),
  es: () =>
    import(/* webpackChunkName: "admin.es" */ '../office/lists/locales/es').then(
      (module) => module.es,
    ),
});

export const productImportLocales = defineLocales('adminProductImport', {
  en: () => import('../office/products/importing/locales/en').then((module) => module.en),
  es: () => import('../office/products/importing/locales/es').then((module) => module.es),
});

export const productsLocales = defineLocales('adminProducts', {
  en: () => import('../office/products/locales/en').then((module) => module.en),
  es: () => import('../office/products/locales/es').then((module) => module.es),
});

export const releasesLocales = defineLocales('adminReleases', {
  en: () => import('../office/releases/locales/en').then((module) => module.en),
  es: () => import('../office/releases/locales/es').then((module) => module.es),
});

// One file a language for the texts of all settings pages: the entry names each file with its digest.
export const settingsLocales = defineLocales('adminSettings', {
  en: () =>
    import(/* webpackChunkName: "settings.en" */ '../office/settings/locales/en').then(
      (module) => module.en,
    ),
  es: () =>
    import(/* webpackChunkName: "settings.es" */ '../office/settings/locales/es').then(
      (module) => module.es,
    ),
});

export const usersLocales = defineLocales('adminUsers', {
  en: () =>
    import(/* webpackChunkName: "admin.en" */ '../office/users/locales/en').then(
      (module) => module.en,
    ),
  es: () =>
    import(/* webpackChunkName: "admin.es" */ '../office/users/locales/es').then(
      (module) => module.es,
    ),
});

export const bookingsLocales = defineLocales('adminBookings', {
  en: () => import('../shop/bookings/locales/en').then((module) => module.en),
  es: () => import('../shop/bookings/locales/es').then((module) => module.es),
});

// One file a language for short texts of several pages: the entry names each file with its digest.
export const adminLocales = defineLocales('admin', {
  en: () =>
    import(/* webpackChunkName: "admin.en" */ '../shop/locales/en').then((module) => module.en),
  es: () =>
    import(/* webpackChunkName: "admin.es" */ '../shop/locales/es').then((module) => module.es),
});

export const movesLocales = defineLocales('adminMoves', {
  en: () => import('../shop/moves/locales/en').then((module) => module.en),
  es: () => import('../shop/moves/locales/es').then((module) => module.es),
});
