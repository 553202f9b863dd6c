import * as z from 'zod/mini';
import { optionalText } from '../fields';
import { type ContentBlock, contentRow } from '../listContent';
import { parseInput } from '../parseInput';
import { editRow, type RowVersion } from './editRow';

export const contentSchema = z.object({ content: optionalText(20_000) });
export type ContentInput = z.infer<typeof contentSchema>;

/** Changes a text if it is unchanged since it was read. @throws {DataError} `conflict`, `notFound`, `forbidden`, … */
export const editContent = (read: RowVersion, input: ContentInput): Promise<ContentBlock> =>
  editRow({
    table: 'content_blocks',
    read,
    changes: parseInput(contentSchema, input),
    row: contentRow,
  });
