import { definePage } from '@shop/shared-contract';
import { blogLocales } from '../../articles/locales/blogLocales';
import { drawingLocales } from '../../lists/locales/drawingLocales';
import { BlogPage } from './BlogPage';

export default definePage({ Component: BlogPage, locales: [blogLocales, drawingLocales] });
