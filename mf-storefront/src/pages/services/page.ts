import { definePage } from '@shop/shared-contract';
import { servicesMessages } from './messages/servicesMessages';
import { ServicesPage } from './ServicesPage';

export default definePage({ Component: ServicesPage, messages: [servicesMessages] });
