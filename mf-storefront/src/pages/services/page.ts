import { definePage } from '@shop/shared-contract';
import { offersLocales } from '../../offers/locales/offersLocales';
import { servicesLocales } from './locales/servicesLocales';
import { ServicesPage } from './ServicesPage';

export default definePage({ Component: ServicesPage, locales: [servicesLocales, offersLocales] });
