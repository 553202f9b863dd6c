import { formatPhone, isSamePhone, paths } from '@shop/shared-contract';
import { type Booking, listProducts, searchBookings } from '@shop/shared-data/staff';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerName } from '../../shop/bookings/customerName';
import { useServiceNameById } from '../../shop/bookings/schedule';
import { servicesText } from '../../shop/bookings/servicesText';
import { useMatchingProducts } from '../../shop/products/useMatchingProducts';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { formatShopDateTime } from '../../shop/times/shopTime';

/** How many of each group show. */
const MOST = 5;

export interface Result {
  to: string;
  name: string;
  detail: string;
}

export interface ResultGroup {
  name: 'customers' | 'bookings' | 'products';
  results: Result[];
}

/** One booking of each customer: the same phone number or e-mail address is the same customer. */
function customersOf(bookings: readonly Booking[]): Booking[] {
  const customers: Booking[] = [];
  for (const booking of bookings) {
    const isKnown = customers.some(
      ({ phone, email }) =>
        isSamePhone(phone, booking.phone) ||
        (email !== '' && email.toLowerCase() === booking.email.toLowerCase()),
    );
    if (!booking.forgotten_at && !isKnown) customers.push(booking);
  }
  return customers;
}

const lines = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

/** What a search finds, by group; groups without a result are left out. */
export function useResults(search: string) {
  const { t } = useTranslation('adminSearch');
  const { t: tBookings } = useTranslation('adminBookings');
  const { t: tProducts } = useTranslation('adminProducts');
  const { t: tAdmin } = useTranslation('admin');
  const { language } = useLanguage();
  const serviceName = useServiceNameById();
  const bookings = useQuery({
    queryKey: [...queryKeys.bookings, 'search', search],
    queryFn: () => searchBookings(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const products = useRows({
    name: queryKeys.products,
    load: listProducts,
    failure: t('productsFailed'),
  });
  const { ranked, isPending } = useMatchingProducts(products, search, tProducts);
  const rows = search ? (bookings.data ?? []) : [];
  const groups: ResultGroup[] = [
    {
      name: 'customers',
      results: customersOf(rows).map(({ id, name, phone, vehicle }) => ({
        to: `${paths.admin('bookings')}?customer=${id}`,
        name,
        detail: lines([formatPhone(phone), vehicle]),
      })),
    },
    {
      name: 'bookings',
      results: rows.map((booking) => ({
        to: `${paths.admin('bookings')}?booking=${booking.id}`,
        name: `${customerName(booking, tBookings)}, ${booking.reference}`,
        detail: lines([
          booking.starts_at && formatShopDateTime(booking.starts_at, language),
          servicesText(booking, serviceName) || tBookings('noService'),
          tBookings(`status.${booking.stage ?? booking.status}`),
        ]),
      })),
    },
    {
      name: 'products',
      results: (search ? ranked : []).map(({ id, name, size, price, sku, quantity, promised }) => ({
        to: `${paths.admin('products')}?product=${id}`,
        name,
        detail: lines([
          ...[size, sku, formatPrice(price)],
          quantity === null ? null : tAdmin('stock.here', { count: quantity }),
          promised > 0 ? tAdmin('stock.promised', { count: promised }) : null,
        ]),
      })),
    },
  ];
  return {
    groups: groups
      .map((group) => ({ ...group, results: group.results.slice(0, MOST) }))
      .filter(({ results }) => results.length > 0),
    error: bookings.error ?? (products.data ? null : products.error),
    isSearching: search !== '' && (bookings.isFetching || !products.data || isPending),
  };
}
