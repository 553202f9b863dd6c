import { localesProblems } from '@shop/shared-i18n/test-support';
import { toolLocales } from '../tools/locales/toolLocales';
import { layoutLocales } from './layoutLocales';

test('the dictionaries of the layout and the developer tools match', async () => {
  expect(await localesProblems(layoutLocales)).toEqual([]);
  expect(await localesProblems(toolLocales)).toEqual([]);
});
