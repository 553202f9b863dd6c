import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A form that edits a row of the embedded backend. */
export interface SavingForm {
  /** The file of the form. */
  file: string;
  /** SQL that adds the row, and that deletes it; without the latter the row is never deleted. */
  create: string;
  remove?: string;
  /** Opens the form, and returns what contains it. */
  open: (user: UserEvent) => Promise<HTMLElement>;
  address: string;
  /** The edited field, and the button that saves. */
  label: string | RegExp;
  submit: string | RegExp;
  /** What this session types, and how the conflict shows that and the value of the other session. */
  mine: string;
  shown?: { mine: string | RegExp; theirs: string | RegExp };
  /** What another session sends to change the same field to `mine` or `theirs`, or another one. */
  path: string;
  same: object;
  theirs: object;
  elsewhere?: object;
}

const ID = '00000000-0000-4000-8000-000000000056';

/** Presses a button, and returns the dialog that it opens. */
const dialogOf = (button: string | RegExp) => async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog');
};
const formOf = async (label: string | RegExp) => {
  const form = (await screen.findByLabelText(label)).closest('form');
  if (!form) throw new Error(`No form has ${label}.`);
  return form;
};
const inPage = (label: string | RegExp) => () => formOf(label);
/** Opens a value of a row; its field is in the row. */
const rowFieldOf = (button: RegExp, label: string) => async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return formOf(label);
};
const named = { mine: 'Mine', same: { name: 'Mine' }, theirs: { name: 'Theirs' } };

const PRODUCT = `insert into public.products (id, name, description, price, category, image_url, kind, quantity)
  values ('${ID}', 'First', 'Sticky.', 10, 'all-season-tires', '/tire.png', 'tire', 10)`;
const product = {
  create: PRODUCT,
  remove: `delete from public.products where id = '${ID}'`,
  address: '/admin/products',
  path: `products?id=eq.${ID}`,
};
const customer = {
  create: `insert into public.bookings (id, reference, idempotency_key, cancel_token_hash, language, name, phone, email,
      vehicle, status, by_staff)
    values ('${ID}', 'REF-222', '${ID}', sha256('56'), 'en', 'First', '(770) 555-0123', '', '', 'requested', true)`,
  remove: `delete from public.bookings where id = '${ID}'`,
  ...{ label: /^Name/, submit: 'Save', path: `bookings?id=eq.${ID}` },
  ...named,
  elsewhere: { notes: 'Squeaks.' },
};
const setting = (key: string) => ({
  create: `insert into public.settings (key, value, description) values ('${key}', 'First', 'A test.')
    on conflict (key) do update set value = 'First'`,
  path: `settings?key=eq.${key}`,
  ...{ mine: 'Mine', same: { value: 'Mine' }, theirs: { value: 'Theirs' } },
});

export const savingForms: readonly SavingForm[] = [
  {
    file: 'office/users/NameDialog.tsx',
    create: "update public.user_profiles set name = 'First' where email = 'customer@example.com'",
    address: '/admin/users',
    open: dialogOf('Change the name of customer@example.com'),
    ...{ label: /^Name/, submit: 'Save the name' },
    path: 'user_profiles?email=eq.customer@example.com',
    ...named,
  },
  {
    file: 'office/settings/bays/BaysSettings.tsx',
    create: "insert into public.bays (id, name) values (56, 'First')",
    remove: 'delete from public.bays where id = 56',
    address: '/admin/settings?section=bays',
    open: dialogOf('Edit First'),
    ...{ label: /^Name/, submit: 'Save bay' },
    path: 'bays?id=eq.56',
    ...named,
    elsewhere: { equipment: ['lift'] },
  },
  {
    file: 'office/settings/services/ServicesSettings.tsx',
    create: `insert into public.services (id, name, name_es, minutes, price, position)
      values ('test', 'First', 'Primero', 30, 20, 90)`,
    remove: "delete from public.services where id = 'test'",
    address: '/admin/settings?section=services',
    open: dialogOf('Edit First'),
    ...{ label: /^Name in English/, submit: 'Save service' },
    path: 'services?id=eq.test',
    ...named,
    elsewhere: { price: 30 },
  },
  {
    file: 'office/settings/closures/ClosuresSettings.tsx',
    create: `insert into public.closures (id, first_day, last_day, reason)
      values ('${ID}', '2099-01-01', '2099-01-01', 'First')`,
    remove: `delete from public.closures where id = '${ID}'`,
    address: '/admin/settings?section=closures',
    open: dialogOf(/^Edit .*2099/),
    ...{ label: /^Reason in English/, submit: 'Save closure' },
    path: `closures?id=eq.${ID}`,
    ...{ mine: 'Mine', same: { reason: 'Mine' }, theirs: { reason: 'Theirs' } },
    elsewhere: { reason_es: 'Motivo' },
  },
  {
    file: 'office/settings/offers/OffersSettings.tsx',
    create: `insert into public.offers (id, title, service, percent, starts_at, ends_at)
      values ('${ID}', 'First', 'oil-change', 10, '2099-01-01T13:00Z', '2099-01-03T22:00Z')`,
    remove: `delete from public.offers where id = '${ID}'`,
    address: '/admin/settings?section=offers',
    open: dialogOf('Edit First'),
    ...{ label: /^Title in English/, submit: 'Save offer' },
    path: `offers?id=eq.${ID}`,
    ...{ mine: 'Mine', same: { title: 'Mine' }, theirs: { title: 'Theirs' } },
    elsewhere: { percent: 20 },
  },
  {
    file: 'office/settings/hours/HoursSettings.tsx',
    create: `delete from public.slots where weekday = 7; delete from public.opening_hours where weekday = 7;
      insert into public.opening_hours (weekday, opens, closes) values (7, '08:00', '17:00')`,
    address: '/admin/settings?section=hours',
    open: dialogOf('Edit Sunday'),
    ...{ label: 'Closes', submit: 'Save hours', mine: '18:00' },
    shown: { mine: /^8am-6pm$/, theirs: /^8am-7pm$/ },
    path: 'opening_hours?weekday=eq.7',
    ...{ same: { closes: '18:00:00' }, theirs: { closes: '19:00:00' } },
  },
  {
    file: 'office/settings/vehicles/VehiclesSettings.tsx',
    create: `insert into public.vehicle_tires (id, make, model, engine, first_year, size, load_index, speed_rating)
      values ('${ID}', 'Toyota', 'Test', 'First', 2013, '225/65R17', 102, 'H')`,
    remove: `delete from public.vehicle_tires where id = '${ID}'`,
    address: '/admin/settings?section=vehicles&q=Toyota%20Test',
    open: dialogOf(/^Edit Toyota Test/),
    ...{ label: /^Engine/, submit: 'Save tires' },
    path: `vehicle_tires?id=eq.${ID}`,
    ...{ mine: 'Mine', same: { engine: 'Mine' }, theirs: { engine: 'Theirs' } },
    elsewhere: { last_year: 2020 },
  },
  {
    file: 'office/settings/section/SettingsGroup.tsx',
    ...setting('shop_name'),
    address: '/admin/settings?section=contact',
    open: inPage(/^Shop name/),
    ...{ label: /^Shop name/, submit: 'Save contact and links' },
  },
  {
    file: 'office/settings/all/SettingForm.tsx',
    ...setting('shop_name'),
    address: '/admin/settings?section=all',
    open: inPage('shop_name'),
    ...{ label: 'shop_name', submit: 'Save shop_name' },
  },
  {
    file: 'office/settings/messages/MessageTextForm.tsx',
    create: `insert into public.message_texts (id, subject) values ('booking_confirmed', 'First')
      on conflict (id) do update set subject = 'First', body = ''`,
    address: '/admin/settings?section=messages',
    open: inPage(/^English subject/),
    ...{ label: /^English subject/, submit: 'Save text' },
    path: 'message_texts?id=eq.booking_confirmed',
    ...{ mine: 'Mine', same: { subject: 'Mine' }, theirs: { subject: 'Theirs' } },
    elsewhere: { body: 'Text' },
  },
  {
    file: 'office/lists/ListsPage.tsx',
    create: `insert into public.list_entries (id, list, position, title) values ('${ID}', 'team', 99, 'First')`,
    remove: `delete from public.list_entries where id = '${ID}'`,
    address: '/admin/lists',
    open: dialogOf('Edit First'),
    ...{ label: /^Name/, submit: 'Save entry' },
    path: `list_entries?id=eq.${ID}`,
    ...{ mine: 'Mine', same: { title: 'Mine' }, theirs: { title: 'Theirs' } },
    elsewhere: { note: 'Note' },
  },
  {
    file: 'office/content/BlockEditor.tsx',
    create: `insert into public.content_blocks (id, page, identifier, content) values ('${ID}', 'home', 'title', 'First')`,
    remove: `delete from public.content_blocks where id = '${ID}'`,
    address: '/admin/content',
    open: rowFieldOf(/^Edit title of Home/, 'Text of title'),
    ...{ label: 'Text of title', submit: 'Save' },
    path: `content_blocks?id=eq.${ID}`,
    ...{ mine: 'Mine', same: { content: 'Mine' }, theirs: { content: 'Theirs' } },
  },
  {
    file: 'office/products/form/ProductDialog.tsx',
    ...product,
    open: dialogOf('Edit First'),
    ...{ label: /^Name/, submit: 'Update Product' },
    ...named,
    elsewhere: { price: 20 },
  },
  {
    file: 'office/products/list/PriceCell.tsx',
    ...product,
    open: rowFieldOf(/Price of First: edit$/, 'Price of First'),
    ...{ label: 'Price of First', submit: 'Save: Price of First', mine: '20' },
    ...{ shown: { mine: '20', theirs: '30' }, same: { price: 20 }, theirs: { price: 30 } },
    elsewhere: { quantity: 4 },
  },
  {
    file: 'office/products/list/StockCell.tsx',
    ...product,
    open: rowFieldOf(/Quantity of First: edit$/, 'Quantity of First'),
    ...{ label: 'Quantity of First', submit: 'Save: Quantity of First', mine: '20' },
    ...{ shown: { mine: '20', theirs: '30' }, same: { quantity: 20 }, theirs: { quantity: 30 } },
    elsewhere: { price: 20 },
  },
  {
    ...{ file: 'desk/editor/useEditorForm.ts', ...customer, address: '/admin/bookings' },
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Set a time .*First/ }));
      return screen.findByRole('dialog');
    },
  },
  {
    ...{ file: 'desk/customers/RenameDialog.tsx', ...customer },
    address: `/admin/bookings?customer=${ID}`,
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Correct the name' }));
      return screen.findByRole('dialog', { name: 'Correct the name' });
    },
  },
  {
    file: 'kit/pictures/DescribeDialog.tsx',
    create: `insert into public.pictures (id, width, height, alt) values ('0123456789ab', 900, 900, 'First');
      ${PRODUCT.replace('/tire.png', '/content/0123456789ab-1280.webp')}`,
    remove: `${product.remove}; delete from public.pictures where id = '0123456789ab'`,
    address: '/admin/products',
    open: async (user) => {
      const form = await dialogOf('Edit First')(user);
      await user.click(within(form).getByRole('button', { name: /^Describe it/ }));
      const dialog = await screen.findByRole('dialog', { name: 'Describe the picture' });
      await within(dialog).findByLabelText(/^What the picture shows/);
      return dialog;
    },
    ...{ label: /^What the picture shows/, submit: 'Save description' },
    path: 'pictures?id=eq.0123456789ab',
    ...{ mine: 'Mine', same: { alt: 'Mine' }, theirs: { alt: 'Theirs' } },
    elsewhere: { alt_es: 'Texto' },
  },
];

/** Forms that change no row which another session may change too, each with the reason. */
export const otherForms: Readonly<Record<string, string>> = {
  'office/settings/installationPrices/InstallationService.tsx': 'adds a service',
  'office/users/UserTable.tsx': 'grants rights, which a repeated request grants again',
  'office/users/OwnAccount.tsx': 'changes the own sign-in',
  'office/users/Invitations.tsx': 'adds an invitation',
  'desk/editor/HoldDialog.tsx': 'adds a hold with an id',
  'desk/editor/BookingEditor.tsx': 'contains the forms of bookings and holds',
  'desk/tires/AddTires.tsx': 'promises tires, which a repeated request promises no more',
  'office/products/list/BulkForm.tsx': 'sets values of several products: editProducts',
  'kit/pictures/CropDialog.tsx': 'uploads a file, whose id follows from it',
  'office/users/IdentityDialog.tsx': 'confirms the own identity',
  'office/users/SecondFactor.tsx': 'adds a factor of the own sign-in',
  'shop/session/useCodeForm.ts': 'confirms a code',
  'admin/login/LoginCard.tsx': 'contains the forms of the login pages',
  'admin/login/SignUpForm.tsx': 'adds an account',
  'admin/login/SignInForm.tsx': 'opens a session',
  'admin/login/AccountLinkForms.tsx': 'changes the own sign-in',
};
