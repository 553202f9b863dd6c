import { localesProblems } from '@shop/shared-i18n/test-support';
import { toolLocales } from '../tools/locales/toolLocales';
import { frameLocales } from './frameLocales';

test('the dictionaries of the frame and the developer tools match', async () => {
  expect(await localesProblems(frameLocales)).toEqual([]);
  expect(await localesProblems(toolLocales)).toEqual([]);
});
