import assert from 'node:assert/strict';
import { installedPrice } from '../../../shared-data/src/products/installedPrice.ts';
import type { Db } from '../support/db.ts';
import { setSetting } from './booking.ts';
import type { Check } from './check.ts';

const KEYS = {
  mounting: 'tire_mounting',
  balancing: 'tire_balancing',
  valve: 'tire_valve',
  stateFee: 'tire_state_fee',
  disposal: 'tire_disposal',
  salesTax: 'sales_tax',
} as const;

const SETTINGS = [
  { mounting: 15, balancing: 10, valve: 4, stateFee: 1, disposal: 3, salesTax: 8 },
  { mounting: 12.5, balancing: 0, valve: 3.99, stateFee: 1.5, disposal: 2.25, salesTax: 8.375 },
  { mounting: 0, balancing: 0, valve: 0, stateFee: 0, disposal: 0, salesTax: 10 },
];
const PRICES = [0, 0.4, 10.05, 99.99, 197.99, 1234.5];

async function inDatabase(db: Db, price: number, count: number, condition: string) {
  const [row] = await db.query<{ price: string }>(
    'select private.installed_price($1::text::numeric, $2::int, $3)::text as price',
    [String(price), count, condition],
  );
  return Number(row?.price);
}

export const installedPrices: Check[] = SETTINGS.map((settings) => ({
  name: `installed_price: equals that of TypeScript with ${JSON.stringify(settings)}`,
  run: async (db) => {
    for (const [name, key] of Object.entries(KEYS)) {
      await setSetting(db, key, String(settings[name as keyof typeof KEYS]));
    }
    for (const price of PRICES) {
      for (const condition of ['new', 'used'] as const) {
        for (const count of [1, 3, 4]) {
          const { total } = installedPrice({ price, count, condition, settings });
          const stored = await inDatabase(db, price, count, condition);
          assert.equal(stored, total, `${count} ${condition} for ${price}`);
        }
      }
    }
  },
}));
