import { definePage } from '@shop/shared-contract';
import { CataloguePage } from './CataloguePage';
import { catalogueMessages } from './messages/catalogueMessages';

export default definePage({ Component: CataloguePage, messages: [catalogueMessages] });
