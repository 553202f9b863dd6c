import * as z from 'zod/mini';
import { optionalText } from '../fields';
import { type ContentBlock, contentRow } from '../listContent';
import { parseInput } from '../parseInput';
import { editRow, type RowVersion } from './editRow';

/** The form of one content block. With an empty text the page shows its built-in one. */
export const contentSchema = z.object({ content: optionalText(20_000) });
export type ContentInput = z.infer<typeof contentSchema>;

/**
 * Changes a text, unless another session has changed it since it was read.
 * @throws {DataError} `conflict`, `notFound`, `forbidden`, …
 */
export const editContent = (read: RowVersion, input: ContentInput): Promise<ContentBlock> =>
  editRow({
    table: 'content_blocks',
    read,
    changes: parseInput(contentSchema, input),
    row: contentRow,
  });
