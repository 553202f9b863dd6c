import { definePage } from '@shop/shared-contract';
import { diagnosticsMessages } from '../../messages/diagnosticsMessages';
import { DiagnosticsPage } from './DiagnosticsPage';

export default definePage({ Component: DiagnosticsPage, messages: [diagnosticsMessages] });
