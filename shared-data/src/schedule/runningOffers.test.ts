import { runningOffers, untilOffersChange } from './runningOffers';

/** From Friday at 8:00 to Sunday at 17:00, on the shop's clock, across the change of the clocks of that Sunday. */
const spring = { from: '2026-03-06T13:00:00.000Z', until: '2026-03-08T21:00:00.000Z' };
const fall = { from: '2026-10-30T12:00:00.000Z', until: '2026-11-01T22:00:00.000Z' };

const offer = (time: typeof spring) => ({
  id: '1',
  title: { en: 'Weekend oil change' },
  service: 'oil-change',
  percent: 10,
  ...time,
});

test.each<[string, typeof spring, ...string[]]>([
  [
    'spring',
    spring,
    '2026-03-06T07:59:59.999-05:00',
    '2026-03-06T08:00-05:00',
    '2026-03-08T16:59-04:00',
    '2026-03-08T17:00-04:00',
  ],
  [
    'fall',
    fall,
    '2026-10-30T07:59:59.999-04:00',
    '2026-10-30T08:00-04:00',
    '2026-11-01T16:59-05:00',
    '2026-11-01T17:00-05:00',
  ],
] as const)(
  'an offer is shown from its beginning to its end (%s)',
  (_, time, before, begins, last, ends) => {
    const isShown = [before, begins, last, ends].map(
      (now) => 'offers' in runningOffers([offer(time)], now),
    );
    expect(isShown).toEqual([false, true, true, false]);
  },
);

test('the wizard knows the price of an offer before it begins, and not what it is called', () => {
  const { title: _, id, ...discount } = offer(spring);
  expect(runningOffers([offer(spring)], '2026-03-01T12:00:00.000Z')).toEqual({
    discounts: [discount],
  });
  expect(runningOffers([offer(spring)], spring.until)).toEqual({});
});

test('an offer without a discount lowers no price', () => {
  const { percent: _, ...told } = offer(spring);
  expect(runningOffers([told], spring.from)).toEqual({ offers: [told] });
});

test('the content changes when the next offer begins or ends', () => {
  const offers = [offer(spring), offer({ ...spring, until: '2026-03-07T12:00:00.000Z' })];
  const minutes = (now: string) => {
    const ms = untilOffersChange(offers, now);
    return ms === undefined ? undefined : ms / 60_000;
  };
  expect(minutes('2026-03-06T12:00:00.000Z')).toBe(60);
  expect(minutes(spring.from)).toBe(23 * 60);
  expect(minutes('2026-03-07T12:00:00.000Z')).toBe(33 * 60);
  expect(minutes(spring.until)).toBeUndefined();
});
