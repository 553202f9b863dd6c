import { definePage } from '@shop/shared-contract';
import { jobsLocales } from '../../jobs/locales/jobsLocales';
import { drawingLocales } from '../../lists/locales/drawingLocales';
import { teamLocales } from '../../team/locales/teamLocales';
import { videoLocales } from '../../video/locales/videoLocales';
import { GalleryPage } from './GalleryPage';
import { galleryLocales } from './locales/galleryLocales';

export default definePage({
  Component: GalleryPage,
  locales: [galleryLocales, jobsLocales, drawingLocales, teamLocales, videoLocales],
});
