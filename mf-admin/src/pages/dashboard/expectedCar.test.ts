import { booking } from '../../testSupport/rows';
import { expectedCar, hasBegun } from './expectedCar';

test('the next car is the first one that is expected, late ones too', () => {
  const gone = booking({ id: '1', status: 'completed' });
  const missed = booking({ id: '2', status: 'no_show' });
  const here = booking({ id: '3', stage: 'arrived' });
  const walkIn = booking({ id: '7', is_walk_in: true });
  const late = booking({ id: '4' });
  const later = booking({ id: '5', starts_at: '2026-11-23T18:00:00Z' });
  expect(expectedCar([gone, missed, here, walkIn, late, later])?.id).toBe('4');
  expect(expectedCar([gone, missed, here, booking({ id: '6', stage: 'ready' })])).toBeUndefined();
  expect(expectedCar([])).toBeUndefined();
});

test('an appointment has begun at its very start', () => {
  const appointment = { starts_at: '2026-11-23T14:00:00Z' };
  const start = Date.parse(appointment.starts_at);
  expect(hasBegun(appointment, start - 1)).toBe(false);
  expect(hasBegun(appointment, start)).toBe(true);
  expect(hasBegun({ starts_at: null }, start)).toBe(false);
});
