import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { book, bookingRequest } from '../support/bookings';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { PASSWORD } from '../support/staff';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';
import { waitUntilPublished } from '../support/waitUntilPublished';
import type { EnginePage } from './support/engines/engine';
import { openFirefox } from './support/engines/firefox';
import { openWebKit } from './support/engines/webkit';

// All other tests run in Chromium. Most visitors hold an iPhone, whose engine is WebKit.
const engines = { WebKitGTK: openWebKit, Firefox: openFirefox };

/** A person, who looks again until what they look for is there. */
class Person {
  constructor(readonly page: EnginePage) {}

  press = (name: string) => expect.poll(() => this.page.press(name), `press “${name}”`).toBe(true);
  type = (label: string, text: string) =>
    expect.poll(() => this.page.type(label, text), `type into “${label}”`).toBe(true);
  sees = (text: string | RegExp) =>
    expect.poll(() => this.page.text(), `see “${text}”`).toMatch(text);
  isAt = (address: RegExp) => expect.poll(() => this.page.address(), 'address').toMatch(address);

  async fill(fields: Record<string, string>) {
    for (const [label, text] of Object.entries(fields)) await this.type(label, text);
  }
}

const PICTURE = path.join(root, 'shell/public/social.png');

for (const [engine, open] of Object.entries(engines)) {
  for (const width of [390, 1440]) {
    test.describe(`${engine} at ${width} pixels`, { tag: '@prove' }, () => {
      test.use({ shop: `engines ${engine} ${width}` });
      test.setTimeout(timeLimit(300_000));
      let page: EnginePage;
      let person: Person;
      test.beforeEach(async () => {
        page = await open(width);
        person = new Person(page);
      });
      test.afterEach(async () => {
        const info = test.info();
        if (info.status !== info.expectedStatus) {
          await info.attach('screen', { body: await page.screenshot(), contentType: 'image/png' });
        }
        await page.close();
      });

      test('a visitor books, moves to another day and cancels', async ({ site }) => {
        await page.open(`${site.origin}/booking`);
        await person.press('Oil Change');
        await person.press(formatFullDay(bookableDay(0)));
        await person.press('9:00 AM');
        await person.fill({
          'Full name': 'Ana López',
          Email: 'ana@example.com',
          Phone: '(770) 555-0188',
          'Vehicle details': '2019 Toyota Camry',
        });
        await person.press('Book appointment');
        await person.press('Move or cancel this appointment');
        await person.press('Move to another time');
        await person.press(formatFullDay(bookableDay(1)));
        await person.press('10:00 AM');
        await person.press('Move it to');
        await person.sees('Your appointment has been moved');
        expect(await page.overflow()).toBeLessThanOrEqual(0);
        await person.press('Cancel appointment');
        await person.press('Yes, cancel it');
        await person.sees('Your appointment is canceled');
        expect(await site.rows('bookings', 'name=eq.Ana López')).toMatchObject([
          { status: 'cancelled', requested_date: bookableDay(1), requested_slot: '10:00' },
        ]);
      });

      test('a visitor finds tires, writes, checks symptoms and changes the language', async ({
        site,
      }) => {
        await page.open(`${site.origin}/tires/all`);
        await person.type('Search', '245/40ZR19');
        await person.sees('1 item found');
        await page.open(`${site.origin}/contact`);
        await person.fill({ Name: 'Bill Carter', Email: 'bill@example.com', Subject: 'A noise' });
        await person.fill({ Message: 'It ticks when cold.' });
        await person.press('Send message');
        await person.sees('Your message has been sent');
        await page.open(`${site.origin}/diagnostics`);
        await person.press('Smoke or steam');
        await person.press('Get Diagnostic Results');
        await person.sees('Immediate attention recommended');
        await person.press('Español');
        await person.isAt(/\/es\/diagnostics/);
        await person.sees('Se recomienda atención inmediata');
      });

      test('staff drag a visit, add a product with its picture and change a text', async ({
        site,
      }) => {
        const day = bookableDay(2);
        await book(site, bookingRequest({ p_date: day, p_slot: '09:00', p_name: 'Mo Vable' }));
        await site.makeAdmin('engines@example.com', PASSWORD);
        await page.open(`${site.origin}/admin/login`);
        await person.fill({ 'Email address': 'engines@example.com', Password: PASSWORD });
        await person.press('Sign In');
        await person.sees('Welcome, engines@example.com');

        await page.open(`${site.origin}/admin/bookings?day=${day}`);
        await person.sees('Mo Vable');
        expect(await page.overflow()).toBeLessThanOrEqual(0);
        // A phone has a list, from which a visit is moved by a button.
        if (width > 820) {
          await expect.poll(() => page.drag('Mo Vable', { x: 0, y: 100 })).toBe(true);
          const stored = () => site.rows('bookings', 'name=eq.Mo Vable&select=requested_slot');
          await expect.poll(stored).toEqual([{ requested_slot: '10:00' }]);
        }

        await page.open(`${site.origin}/admin/products`);
        await person.press('Add Product');
        await person.fill({ Name: 'Nokian R5', Description: 'Studless.', Price: '189.5' });
        await expect.poll(() => page.choose('Category', 'Winter tires')).toBe(true);
        await expect.poll(() => page.upload(PICTURE)).toBe(true);
        await person.press('Use this picture');
        await person.press('Add Product');
        await person.sees('Product added successfully');

        await page.open(`${site.origin}/admin/content`);
        await person.press('Edit hero title of Home');
        await person.type('Text of hero title', 'Tires for every road');
        await person.press('Save');
        await waitUntilPublished(site);
        await page.open(site.origin);
        await person.sees('Tires for every road');
      });
    });
  }
}
