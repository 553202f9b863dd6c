/** @jest-environment @shop/mf-admin/src/testSupport/backendEnvironment.cjs */
import { testSavingForms } from '../../testSupport/testSavingForms';

testSavingForms('all');
