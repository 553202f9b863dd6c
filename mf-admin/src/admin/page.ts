import { definePage } from '@shop/shared-contract';
import { cancelManyLocales } from '../desk/cancelMany/locales/cancelManyLocales';
import { cardLocales } from '../desk/card/locales/cardLocales';
import { noticesLocales } from '../desk/changes/locales/noticesLocales';
import { forgettingLocales } from '../desk/forgetting/locales/forgettingLocales';
import { messagesLocales } from '../desk/messages/locales/messagesLocales';
import { searchLocales } from '../desk/search/locales/searchLocales';
import { bookingTiresLocales } from '../desk/tires/locales/bookingTiresLocales';
import { dashboardLocales } from '../desk/today/locales/dashboardLocales';
import { picturesLocales } from '../kit/pictures/locales/picturesLocales';
import { publishingLocales } from '../kit/publishing/locales/publishingLocales';
import { contentLocales } from '../office/content/locales/contentLocales';
import { listsLocales } from '../office/lists/locales/listsLocales';
import { productImportLocales } from '../office/products/importing/locales/productImportLocales';
import { productsLocales } from '../office/products/locales/productsLocales';
import { releasesLocales } from '../office/releases/locales/releasesLocales';
import { settingsLocales } from '../office/settings/locales/settingsLocales';
import { usersLocales } from '../office/users/locales/usersLocales';
import { bookingsLocales } from '../shop/bookings/locales/bookingsLocales';
import { adminLocales } from '../shop/locales/adminLocales';
import { movesLocales } from '../shop/moves/locales/movesLocales';
import { AdminPage } from './AdminPage';
import { loginLocales } from './login/locales/loginLocales';

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
    movesLocales,
    publishingLocales,
    picturesLocales,
  ],
});
