import { definePage } from '@shop/shared-contract';
import { videoMessages } from '../../video/messages/videoMessages';
import { HomePage } from './HomePage';
import { homeMessages } from './messages/homeMessages';

export default definePage({ Component: HomePage, messages: [homeMessages, videoMessages] });
