import { definePage } from '@shop/shared-contract';
import { bookingLocales } from '../../locales/bookingLocales';
import { cancelLocales } from '../../locales/cancelLocales';
import { CancelPage } from './CancelPage';

export default definePage({
  Component: CancelPage,
  locales: [cancelLocales, bookingLocales],
});
