import { definePage } from '@shop/shared-contract';
import { adminLocales } from '../../locales/adminLocales';
import { publishingLocales } from '../../publishing/locales/publishingLocales';
import { floodLocales } from '../bookings/flood/locales/floodLocales';
import { forgettingLocales } from '../bookings/forgetting/locales/forgettingLocales';
import { bookingsLocales } from '../bookings/locales/bookingsLocales';
import { bookingTiresLocales } from '../bookings/tires/locales/bookingTiresLocales';
import { contentLocales } from '../content/locales/contentLocales';
import { dashboardLocales } from '../dashboard/locales/dashboardLocales';
import { loginLocales } from '../login/locales/loginLocales';
import { messagesLocales } from '../messages/locales/messagesLocales';
import { productImportLocales } from '../products/importing/locales/productImportLocales';
import { productsLocales } from '../products/locales/productsLocales';
import { releasesLocales } from '../releases/locales/releasesLocales';
import { baysLocales } from '../settings/bays/locales/baysLocales';
import { closuresLocales } from '../settings/closures/locales/closuresLocales';
import { hoursLocales } from '../settings/hours/locales/hoursLocales';
import { settingsLocales } from '../settings/locales/settingsLocales';
import { messageTextsLocales } from '../settings/messages/locales/messageTextsLocales';
import { serviceSettingsLocales } from '../settings/services/locales/serviceSettingsLocales';
import { vehiclesLocales } from '../settings/vehicles/locales/vehiclesLocales';
import { usersLocales } from '../users/locales/usersLocales';
import { AdminPage } from './AdminPage';

export default definePage({
  Component: AdminPage,
  locales: [
    adminLocales,
    loginLocales,
    dashboardLocales,
    productsLocales,
    productImportLocales,
    contentLocales,
    settingsLocales,
    hoursLocales,
    closuresLocales,
    baysLocales,
    serviceSettingsLocales,
    vehiclesLocales,
    messageTextsLocales,
    usersLocales,
    releasesLocales,
    bookingsLocales,
    bookingTiresLocales,
    floodLocales,
    forgettingLocales,
    messagesLocales,
    publishingLocales,
  ],
});
