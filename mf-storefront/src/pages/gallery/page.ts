import { definePage } from '@shop/shared-contract';
import { teamLocales } from '../../team/locales/teamLocales';
import { videoLocales } from '../../video/locales/videoLocales';
import { GalleryPage } from './GalleryPage';
import { galleryLocales } from './locales/galleryLocales';

export default definePage({
  Component: GalleryPage,
  locales: [galleryLocales, teamLocales, videoLocales],
});
