import { definePage } from '@shop/shared-contract';
import { CataloguePage } from './CataloguePage';
import { catalogueLocales } from './locales/catalogueLocales';

export default definePage({ Component: CataloguePage, locales: [catalogueLocales] });
