import { OpeningStatus } from '@shop/shared-ui';
import { NextAvailableLink } from './NextAvailableLink';

/** What pages show of the day of the visit, which composed HTML cannot know: one file. */
export const today = { NextAvailableLink, OpeningStatus };
