import { definePage } from '@shop/shared-contract';
import { blogMessages } from '../blog/messages/blogMessages';
import { ArticlePage } from './ArticlePage';

export default definePage({ Component: ArticlePage, messages: [blogMessages] });
