import { definePage } from '@shop/shared-contract';
import { ExamplePage } from './ExamplePage';
import { exampleLocales } from './locales/exampleLocales';

export default definePage({ Component: ExamplePage, locales: [exampleLocales] });
