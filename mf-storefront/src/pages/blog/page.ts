import { definePage } from '@shop/shared-contract';
import { drawingLocales } from '../../lists/locales/drawingLocales';
import { BlogPage } from './BlogPage';
import { blogLocales } from './locales/blogLocales';

export default definePage({ Component: BlogPage, locales: [blogLocales, drawingLocales] });
