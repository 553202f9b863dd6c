import { definePage } from '@shop/shared-contract';
import { bookingLocales } from '../../locales/bookingLocales';
import { manageLocales } from '../../locales/manageLocales';
import { ManagePage } from './ManagePage';

export default definePage({
  Component: ManagePage,
  locales: [manageLocales, bookingLocales],
});
