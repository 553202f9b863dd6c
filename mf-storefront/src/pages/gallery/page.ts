import { definePage } from '@shop/shared-contract';
import { teamMessages } from '../../team/messages/teamMessages';
import { videoMessages } from '../../video/messages/videoMessages';
import { GalleryPage } from './GalleryPage';
import { galleryMessages } from './messages/galleryMessages';

export default definePage({
  Component: GalleryPage,
  messages: [galleryMessages, teamMessages, videoMessages],
});
