import { definePage } from '@shop/shared-contract';
import { blogLocales } from '../../articles/locales/blogLocales';
import { jobsLocales } from '../../jobs/locales/jobsLocales';
import { drawingLocales } from '../../lists/locales/drawingLocales';
import { questionsLocales } from '../../questions/locales/questionsLocales';
import { serviceLocales } from './locales/serviceLocales';
import { ServicePage } from './ServicePage';

export default definePage({
  Component: ServicePage,
  locales: [serviceLocales, blogLocales, drawingLocales, jobsLocales, questionsLocales],
});
