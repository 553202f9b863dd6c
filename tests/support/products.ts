import type { Locator, Page } from '@playwright/test';

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

/** A field of the product form; the Spanish one has another name. */
export const productField = (form: Locator, name: string) =>
  form.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Fills in the passed fields of the product form. */
export async function fillProduct(page: Page, fields: Record<string, string>) {
  const { Category, ...texts } = fields;
  const form = page.getByRole('dialog');
  for (const [name, text] of Object.entries(texts)) await productField(form, name).fill(text);
  if (Category) await form.getByRole('combobox', { name: 'Category' }).selectOption(Category);
}
