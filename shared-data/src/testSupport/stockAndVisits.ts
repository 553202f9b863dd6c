import { readBooking } from '../bookings/staff';
import { editBooking, placeInBay } from '../bookings/staffChanges';
import { renameCustomer } from '../bookings/staffCustomer';
import { editPrice, editProduct, editQuantity, listProducts } from '../products/staff';
import { editProducts } from '../products/staffBatch';
import { byId, ID, numbers, type SaveCase, saveCase, starts } from './saveCase';

const PRODUCT = `insert into public.products (id, name, description, price, category, image_url, kind, quantity)
  values ('${ID}', 'First', 'Sticky.', 10, 'all-season-tires', '/tire.png', 'tire', 10)`;
const NO_PRODUCT = `delete from public.products where id = '${ID}'`;
const findProduct = () => byId(listProducts(), ID);
const noChanges = { category: '', percent: null, quantity: null, in_stock: '' } as const;

const BOOKING = `insert into public.bookings (id, reference, idempotency_key, cancel_token_hash, language, name, phone, email,
    vehicle, service, requested_date, requested_slot, status, by_staff)
  values ('${ID}', 'REF-222', '${ID}', sha256('56'), 'en', 'First', '(770) 555-0123', '',
    '', 'oil-change', '2027-03-01', '09:00', 'requested', true)`;
const NO_BOOKING = `delete from public.bookings where id = '${ID}'`;
const findBooking = async () => (await readBooking(ID))[0];

/** The requests that change products and bookings, of which each row has several. */
export const stockAndVisits: readonly SaveCase[] = [
  saveCase({
    name: 'a product',
    covers: ['products'],
    create: PRODUCT,
    remove: NO_PRODUCT,
    find: findProduct,
    edit: (row, name) => editProduct(row, { ...row, name }, row),
    getValue: ({ name }) => name,
    editElsewhere: (row, value) => editPrice(row, { price: numbers[value] }),
    getElsewhere: ({ price }) => price,
  }),
  saveCase({
    name: 'a price in the list',
    covers: ['products'],
    create: PRODUCT,
    remove: NO_PRODUCT,
    find: findProduct,
    edit: (row, value) => editPrice(row, { price: numbers[value] }),
    getValue: ({ price }) => price,
    editElsewhere: (row, value) => editQuantity(row, { quantity: numbers[value] }),
    getElsewhere: ({ quantity }) => quantity,
  }),
  saveCase({
    name: 'several products',
    covers: ['products', 'edit_products'],
    create: PRODUCT,
    remove: NO_PRODUCT,
    find: findProduct,
    edit: (row, value) => editProducts([row], { ...noChanges, quantity: numbers[value] }),
    getValue: ({ quantity }) => quantity,
    editElsewhere: (row, value) => editPrice(row, { price: numbers[value] }),
    getElsewhere: ({ price }) => price,
  }),
  saveCase({
    name: 'a booking',
    covers: ['bookings'],
    create: BOOKING,
    remove: NO_BOOKING,
    find: findBooking,
    edit: (row, name) => editBooking(row, { name }),
    getValue: ({ name }) => name,
    editElsewhere: (row, notes) => editBooking(row, { notes }),
    getElsewhere: ({ notes }) => notes,
  }),
  saveCase({
    name: 'the name of a customer',
    covers: ['bookings', 'rename_customer'],
    create: BOOKING,
    remove: NO_BOOKING,
    find: findBooking,
    edit: (row, name) => renameCustomer(row, { name }),
    getValue: ({ name }) => name,
    editElsewhere: (row, notes) => editBooking(row, { notes }),
    getElsewhere: ({ notes }) => notes,
  }),
  saveCase({
    name: 'the time of a booking',
    covers: ['bookings'],
    create: BOOKING,
    remove: NO_BOOKING,
    find: findBooking,
    edit: (row, value) => editBooking(row, { requested_slot: starts[value], bay: null }),
    getValue: (row) => row.requested_slot,
    editElsewhere: (row, notes) => editBooking(row, { notes }),
    getElsewhere: ({ notes }) => notes,
  }),
  saveCase({
    name: 'the place of a booking',
    covers: ['bookings', 'place_in_bay'],
    create: `insert into public.bays (id, name) values (56, 'First') on conflict (id) do nothing; ${BOOKING}`,
    remove: NO_BOOKING,
    find: findBooking,
    edit: (row, value) =>
      placeInBay(row, {
        ...{ day: '2027-03-01', slot: starts[value], bay: 56, minutes: 30 },
        booked_anyway: ['closed_day', 'outside_hours', 'bay_taken'],
      }),
    getValue: (row) => row.requested_slot,
    editElsewhere: (row, notes) => editBooking(row, { notes }),
    getElsewhere: ({ notes }) => notes,
  }),
];
