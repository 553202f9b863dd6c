import { definePage } from '@shop/shared-contract';
import { offersLocales } from '../../offers/locales/offersLocales';
import { tireSizeLocales } from '../../tireSize/locales/tireSizeLocales';
import { videoLocales } from '../../video/locales/videoLocales';
import { HomePage } from './HomePage';
import { homeLocales } from './locales/homeLocales';

export default definePage({
  Component: HomePage,
  locales: [homeLocales, offersLocales, videoLocales, tireSizeLocales],
});
