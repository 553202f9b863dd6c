import { definePage } from '@shop/shared-contract';
import { blogLocales } from '../../articles/locales/blogLocales';
import { jobsLocales } from '../../jobs/locales/jobsLocales';
import { drawingLocales } from '../../lists/locales/drawingLocales';
import { offersLocales } from '../../offers/locales/offersLocales';
import { questionsLocales } from '../../questions/locales/questionsLocales';
import { serviceLocales } from './locales/serviceLocales';
import { ServicePage } from './ServicePage';

export default definePage({
  Component: ServicePage,
  locales: [
    ...[serviceLocales, blogLocales, drawingLocales, jobsLocales],
    ...[offersLocales, questionsLocales],
  ],
});
