import { definePage } from '@shop/shared-contract';
import { servicesLocales } from './locales/servicesLocales';
import { ServicesPage } from './ServicesPage';

export default definePage({ Component: ServicesPage, locales: [servicesLocales] });
