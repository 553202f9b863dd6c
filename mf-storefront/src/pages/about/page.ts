import { definePage } from '@shop/shared-contract';
import { teamMessages } from '../../team/messages/teamMessages';
import { AboutPage } from './AboutPage';
import { aboutMessages } from './messages/aboutMessages';

export default definePage({ Component: AboutPage, messages: [aboutMessages, teamMessages] });
