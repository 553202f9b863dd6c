import type { Page } from '@playwright/test';

/** A picture on the site itself, so that no test depends on another server. */
export const PICTURE = '/favicon.svg';

/** A row of products as staff would add it. */
export const product = (changes: object = {}) => ({
  name: 'Nokian Hakkapeliitta R5',
  description: 'Studless winter tire.',
  price: 189.5,
  category: 'winter-tires',
  image_url: PICTURE,
  in_stock: true,
  ...changes,
});

/** Fills in the passed fields of the product form. */
export async function fillProduct(page: Page, fields: Record<string, string>) {
  const { Category, ...texts } = fields;
  const form = page.getByRole('dialog');
  for (const [label, text] of Object.entries(texts))
    await form.getByLabel(label).first().fill(text);
  if (Category) await form.getByRole('combobox', { name: 'Category' }).selectOption(Category);
}
