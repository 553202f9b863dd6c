import { localesProblems } from '@shop/shared-i18n/test-support';
import { toolLocales } from '../tools/locales/toolLocales';
import { frameLocales } from './frameLocales';

test('the frame and its tools say everything in both languages', async () => {
  expect(await localesProblems(frameLocales)).toEqual([]);
  expect(await localesProblems(toolLocales)).toEqual([]);
});
