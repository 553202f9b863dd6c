import { definePage } from '@shop/shared-contract';
import { catalogueLocales } from '../../catalogue/locales/catalogueLocales';
import { offersLocales } from '../../offers/locales/offersLocales';
import { tireSizeLocales } from '../../tireSize/locales/tireSizeLocales';
import { CataloguePage } from './CataloguePage';

export default definePage({
  Component: CataloguePage,
  locales: [catalogueLocales, offersLocales, tireSizeLocales],
});
