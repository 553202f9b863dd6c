import type { Backend } from '@shop/backend/lite/createBackend';
import { productCategories } from '../../shared-data/src/products/product';

const array = (values: readonly string[]) => `array['${values.join("', '")}']`;
const brands = ['Michelin', 'Goodyear', 'Continental', 'Bridgestone', 'Cooper'];
const lines = ['Road', 'Touring', 'Grip', 'Trail', 'Comfort', 'Sprint', 'Endurance'];

export const replaceProducts = (backend: Pick<Backend, 'exec'>, count: number) =>
  backend.exec(`
    delete from public.products;
    insert into public.products
      (name, name_es, brand, sku, description, description_es, price, category, condition, size,
       load_index, speed_rating, quantity, image_url)
    select
      brand || ' ' || line || ' ' || n, brand || ' ' || line || ' ' || n || ' para todo camino',
      brand, upper(left(brand, 3)) || '-' || n, 'Sample tire number ' || n,
      'Llanta de muestra número ' || n, 60 + n % 240, category,
      case category when 'used-tires' then 'used' else 'new' end,
      (175 + 10 * (n % 12)) || '/' || (40 + 5 * (n % 7)) || 'R' || (15 + n % 6),
      88 + n % 20, (array['S', 'T', 'H', 'V'])[1 + n % 4], n % 40, '/tire.svg'
    from generate_series(1, ${count}) as n,
      lateral (select
        (${array(brands)})[1 + n % ${brands.length}] as brand,
        (${array(lines)})[1 + n % ${lines.length}] as line,
        (${array(productCategories)})[1 + n % ${productCategories.length}] as category) as tire;`);

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

/** The first sign-up of a shop becomes administrator. */
export async function createStaffAccount(backend: Backend) {
  const request = new Request('http://localhost/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  await backend.fetch(request, '127.0.0.1');
  return staff;
}
