import { wordProblems } from '@shop/shared-i18n/test-support';
import { toolMessages } from '../tools/messages/toolMessages';
import { frameMessages } from './frameMessages';

test('the frame and its tools say everything in both languages', async () => {
  expect(await wordProblems(frameMessages)).toEqual([]);
  expect(await wordProblems(toolMessages)).toEqual([]);
});
