import { definePage } from '@shop/shared-contract';
import { publishingLocales } from '../../publishing/locales/publishingLocales';
import { bookingsLocales } from '../bookings/locales/bookingsLocales';
import { contentLocales } from '../content/locales/contentLocales';
import { dashboardLocales } from '../dashboard/locales/dashboardLocales';
import { inboxLocales } from '../inbox/locales/inboxLocales';
import { loginLocales } from '../login/locales/loginLocales';
import { productsLocales } from '../products/locales/productsLocales';
import { settingsLocales } from '../settings/locales/settingsLocales';
import { usersLocales } from '../users/locales/usersLocales';
import { AdminPage } from './AdminPage';
import { adminLocales } from './locales/adminLocales';

export default definePage({
  Component: AdminPage,
  locales: [
    adminLocales,
    loginLocales,
    dashboardLocales,
    productsLocales,
    contentLocales,
    settingsLocales,
    usersLocales,
    bookingsLocales,
    inboxLocales,
    publishingLocales,
  ],
});
