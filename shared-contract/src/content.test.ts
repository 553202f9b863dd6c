import { forgetFailedProducts, provideContent, publishedProducts } from './content';

test('a rejected promise stays the same until the failure is forgotten', async () => {
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
