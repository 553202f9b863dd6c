import { definePage } from '@shop/shared-contract';
import { blogLocales } from '../../articles/locales/blogLocales';
import { drawingLocales } from '../../lists/locales/drawingLocales';
import { offersLocales } from '../../offers/locales/offersLocales';
import { ArticlePage } from './ArticlePage';

export default definePage({
  Component: ArticlePage,
  locales: [blogLocales, drawingLocales, offersLocales],
});
