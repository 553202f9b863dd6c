import { definePage } from '@shop/shared-contract';
import { tireSizeLocales } from '../../tireSize/locales/tireSizeLocales';
import { CataloguePage } from './CataloguePage';
import { catalogueLocales } from './locales/catalogueLocales';

export default definePage({
  Component: CataloguePage,
  locales: [catalogueLocales, tireSizeLocales],
});
