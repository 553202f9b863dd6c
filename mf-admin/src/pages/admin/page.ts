import { definePage } from '@shop/shared-contract';
import { adminLocales } from '../../locales/adminLocales';
import { picturesLocales } from '../../pictures/locales/picturesLocales';
import { publishingLocales } from '../../publishing/locales/publishingLocales';
import { searchLocales } from '../../search/locales/searchLocales';
import { cancelManyLocales } from '../bookings/cancelMany/locales/cancelManyLocales';
import { cardLocales } from '../bookings/card/locales/cardLocales';
import { forgettingLocales } from '../bookings/forgetting/locales/forgettingLocales';
import { bookingsLocales } from '../bookings/locales/bookingsLocales';
import { noticesLocales } from '../bookings/notices/locales/noticesLocales';
import { bookingTiresLocales } from '../bookings/tires/locales/bookingTiresLocales';
import { contentLocales } from '../content/locales/contentLocales';
import { dashboardLocales } from '../dashboard/locales/dashboardLocales';
import { listsLocales } from '../lists/locales/listsLocales';
import { loginLocales } from '../login/locales/loginLocales';
import { messagesLocales } from '../messages/locales/messagesLocales';
import { productImportLocales } from '../products/importing/locales/productImportLocales';
import { productsLocales } from '../products/locales/productsLocales';
import { releasesLocales } from '../releases/locales/releasesLocales';
import { settingsLocales } from '../settings/locales/settingsLocales';
import { usersLocales } from '../users/locales/usersLocales';
import { AdminPage } from './AdminPage';

export default definePage({
  Component: AdminPage,
  locales: [
    adminLocales,
    searchLocales,
    loginLocales,
    dashboardLocales,
    productsLocales,
    productImportLocales,
    contentLocales,
    listsLocales,
    settingsLocales,
    usersLocales,
    releasesLocales,
    bookingsLocales,
    bookingTiresLocales,
    cardLocales,
    noticesLocales,
    cancelManyLocales,
    forgettingLocales,
    messagesLocales,
    publishingLocales,
    picturesLocales,
  ],
});
