import { defineWidget } from '@shop/shared-contract';
import { SymptomChecker } from '../../checker/SymptomChecker';
import { diagnosticsMessages } from '../../messages/diagnosticsMessages';

export default defineWidget('symptom-checker', {
  Component: SymptomChecker,
  messages: [diagnosticsMessages],
});
