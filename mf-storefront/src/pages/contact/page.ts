import { definePage } from '@shop/shared-contract';
import { questionsLocales } from '../../questions/locales/questionsLocales';
import { ContactPage } from './ContactPage';
import { contactLocales } from './locales/contactLocales';

export default definePage({ Component: ContactPage, locales: [contactLocales, questionsLocales] });
