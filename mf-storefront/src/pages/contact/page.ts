import { definePage } from '@shop/shared-contract';
import { ContactPage } from './ContactPage';
import { contactMessages } from './messages/contactMessages';

export default definePage({ Component: ContactPage, messages: [contactMessages] });
