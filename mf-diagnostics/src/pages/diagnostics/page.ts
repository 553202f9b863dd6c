import { definePage } from '@shop/shared-contract';
import { diagnosticsLocales } from '../../locales/diagnosticsLocales';
import { DiagnosticsPage } from './DiagnosticsPage';

export default definePage({ Component: DiagnosticsPage, locales: [diagnosticsLocales] });
