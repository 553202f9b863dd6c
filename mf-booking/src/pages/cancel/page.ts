import { definePage } from '@shop/shared-contract';
import { bookingLocales } from '../booking/locales/bookingLocales';
import { CancelPage } from './CancelPage';
import { cancelLocales } from './locales/cancelLocales';

export default definePage({
  Component: CancelPage,
  locales: [cancelLocales, bookingLocales],
});
