import { forgetFailedProducts, provideContent, publishedProducts } from './content';

test('returns the same rejected promise until forgetFailedProducts is called', async () => {
  const products = jest.fn(async () => [] as never[]);
  products.mockRejectedValueOnce(new Error('down'));
  provideContent({ products });
  const first = publishedProducts();
  await expect(first).rejects.toThrow('down');
  expect(publishedProducts()).toBe(first);
  forgetFailedProducts();
  await expect(publishedProducts()).resolves.toEqual([]);
  forgetFailedProducts();
  await publishedProducts();
  expect(products).toHaveBeenCalledTimes(2);
});
