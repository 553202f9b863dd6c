import { definePage } from '@shop/shared-contract';
import { teamLocales } from '../../team/locales/teamLocales';
import { AboutPage } from './AboutPage';
import { aboutLocales } from './locales/aboutLocales';

export default definePage({ Component: AboutPage, locales: [aboutLocales, teamLocales] });
