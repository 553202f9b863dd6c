import { definePage } from '@shop/shared-contract';
import { BlogPage } from './BlogPage';
import { blogMessages } from './messages/blogMessages';

export default definePage({ Component: BlogPage, messages: [blogMessages] });
