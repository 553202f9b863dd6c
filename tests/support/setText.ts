import type { RunningSite } from './runningSite';

/** Replaces a built-in text, or the one that staff wrote, as the service role. */
export async function setText(
  site: RunningSite,
  page: string,
  identifier: string,
  content: string,
): Promise<void> {
  const filter = `page=eq.${page}&identifier=eq.${identifier}`;
  await site.api(`/rest/v1/content_blocks?${filter}`, { as: 'service', method: 'DELETE' });
  await site.add('content_blocks', { page, identifier, content });
}
