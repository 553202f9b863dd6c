import { definePage } from '@shop/shared-contract';
import { blogLocales } from '../blog/locales/blogLocales';
import { ArticlePage } from './ArticlePage';

export default definePage({ Component: ArticlePage, locales: [blogLocales] });
