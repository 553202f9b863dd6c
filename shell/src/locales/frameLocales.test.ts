import { wordProblems } from '@shop/shared-i18n/test-support';
import { toolLocales } from '../tools/locales/toolLocales';
import { frameLocales } from './frameLocales';

test('the frame and its tools say everything in both languages', async () => {
  expect(await wordProblems(frameLocales)).toEqual([]);
  expect(await wordProblems(toolLocales)).toEqual([]);
});
