import { installedPrice } from './installedPrice';

const settings = {
  mounting: 15,
  balancing: 10,
  valve: 4,
  stateFee: 1,
  disposal: 3,
  salesTax: 8,
};

test('adds installation, fees, and tax on tires and valves', () => {
  expect(installedPrice({ price: 197.99, count: 4, settings })).toEqual({
    tires: 791.96,
    installation: 116,
    fees: 16,
    tax: 64.64,
    total: 988.6,
  });
});

test('used tires have no state fee', () => {
  const used = installedPrice({ price: 60, count: 1, condition: 'used', settings });
  expect(used).toMatchObject({ fees: 3, total: 97.12 });
});

test('rounds half a cent of tax up', () => {
  const onlyTax = { ...settings, mounting: 0, balancing: 0, valve: 0, stateFee: 0, disposal: 0 };
  // 1.005 dollars are less than that as a binary fraction.
  const { tax } = installedPrice({
    price: 10.05,
    count: 1,
    settings: { ...onlyTax, salesTax: 10 },
  });
  expect(tax).toBe(1.01);
  const eighths = { ...onlyTax, salesTax: 8.375 };
  expect(installedPrice({ price: 0.4, count: 1, settings: eighths }).tax).toBe(0.03);
});

test('free tires without fees cost nothing', () => {
  const free = { mounting: 0, balancing: 0, valve: 0, stateFee: 0, disposal: 0, salesTax: 0 };
  expect(installedPrice({ price: 0, count: 4, settings: free }).total).toBe(0);
});
