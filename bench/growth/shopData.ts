import type { Backend } from '../../platform/lite/createBackend';
import { productCategories } from '../../shared-data/src/product';

const categories = `array['${productCategories.join("', '")}']`;

/** Replaces the products by so many, with names as shops write them. */
export const replaceProducts = (backend: Backend, count: number) =>
  backend.exec(`
    delete from public.products;
    insert into public.products (name, description, price, category, image_url)
    select
      (array['Michelin', 'Goodyear', 'Continental', 'Bridgestone', 'Cooper'])[1 + n % 5]
        || ' Road ' || n || ' ' || (175 + 10 * (n % 12)) || '/' || (40 + 5 * (n % 7)) || 'R' || (15 + n % 6),
      'Sample tire number ' || n,
      60 + n % 240,
      (${categories})[1 + n % ${productCategories.length}],
      '/tire.svg'
    from generate_series(1, ${count}) as n;`);

/** Replaces the messages of customers by so many. */
export const replaceMessages = (backend: Backend, count: number) =>
  backend.exec(`
    alter table public.contact_messages disable trigger user;
    delete from public.contact_messages;
    insert into public.contact_messages (name, email, subject, message)
    select 'Customer ' || n, 'customer' || n || '@example.com', 'Question ' || n,
      'Do you have tires for vehicle number ' || n || '?'
    from generate_series(1, ${count}) as n;
    alter table public.contact_messages enable trigger user;`);

const staff = { email: 'bench@example.com', password: 'only-for-the-bench' };

/** An administrator's account; the first sign-up of a shop becomes one. */
export async function createStaffAccount(backend: Backend) {
  const request = new Request('http://localhost/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  await backend.fetch(request, '127.0.0.1');
  return staff;
}
