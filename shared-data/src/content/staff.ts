import * as z from 'zod/mini';
import { optionalText, parseInput } from '../fields';
import { listRows, table } from '../staffTable';
import { contentBlocksRow, settingsRow } from '../storedRows';
import { isTooNested } from './isTooNested';
import { keepsPlaceholders } from './placeholders';

/** A row of `content_blocks`: a text of staff that replaces a built-in one. */
export type ContentBlock = z.infer<typeof contentBlocksRow>;

const content = optionalText(20_000).check(z.refine((text) => !isTooNested(text), 'tooNested'));

/** The form of a block; it refuses a text with placeholders that the built-in one has not, if there is one. */
export const contentSchema = (builtIn?: string, isPlural = false) =>
  z.object({
    content:
      builtIn === undefined
        ? content
        : content.check(
            z.refine(
              // An empty text shows the built-in one.
              (text) => text === '' || keepsPlaceholders(text, builtIn, isPlural),
              'placeholders',
            ),
          ),
  });
export type ContentInput = { content: string };

const parseContent = (input: ContentInput) => parseInput(contentSchema(), input);

/** The requests of content blocks. @throws {DataError} as those of `table` do */
export const {
  list: listContent,
  add: addContent,
  edit: editContent,
  remove: removeContent,
} = table('content_blocks', {
  row: contentBlocksRow,
  order: ['page', 'identifier'],
  input: parseContent,
  key: ['page', 'identifier'],
});

/** A row of `settings`: a fact about the shop that staff edit. */
export type Setting = z.infer<typeof settingsRow>;

/** Lists all settings, by key. @throws {DataError} */
export const listSettings = (): Promise<Setting[]> =>
  listRows('settings', { row: settingsRow, order: ['key'] });
