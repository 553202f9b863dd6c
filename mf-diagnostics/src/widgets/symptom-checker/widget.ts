import { defineWidget } from '@shop/shared-contract';
import { SymptomChecker } from '../../checker/SymptomChecker';
import { diagnosticsLocales } from '../../locales/diagnosticsLocales';

export default defineWidget('symptom-checker', {
  Component: SymptomChecker,
  locales: [diagnosticsLocales],
});
