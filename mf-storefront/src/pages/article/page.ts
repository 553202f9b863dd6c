import { definePage } from '@shop/shared-contract';
import { drawingLocales } from '../../lists/locales/drawingLocales';
import { blogLocales } from '../blog/locales/blogLocales';
import { ArticlePage } from './ArticlePage';

export default definePage({ Component: ArticlePage, locales: [blogLocales, drawingLocales] });
