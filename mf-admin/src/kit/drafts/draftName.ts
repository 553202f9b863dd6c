import type { RowDraft } from '@shop/shared-data/staff';

/** The name of what a draft of a new row adds: the title of an article, or the name of a product. */
export const draftName = ({ changes }: RowDraft): string =>
  String(changes['name'] || changes['title'] || changes['title_es'] || '');
