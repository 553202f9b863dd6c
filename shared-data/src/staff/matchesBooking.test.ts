import type { Booking } from './bookings';
import { matchesBooking } from './matchesBooking';

const booking: Booking = {
  id: '1',
  reference: 'K7Q-M2X',
  status: 'confirmed',
  stage: null,
  further_services: [],
  minutes: null,
  by_staff: false,
  is_walk_in: false,
  plate: 'RXB 4417',
  service: 'oil-change',
  requested_date: '2026-11-24',
  requested_slot: '09:00',
  starts_at: '2026-11-24T14:00:00+00:00',
  ends_at: '2026-11-24T14:45:00+00:00',
  bay: 1,
  name: 'José Núñez',
  email: 'jose@example.com',
  phone: '(770) 555-0101',
  vehicle: '2020 Honda Civic',
  notes: 'squeals',
  language: 'es',
  created_at: '2026-11-21T12:00:00+00:00',
  updated_at: '2026-11-21T12:00:00+00:00',
};

test.each([
  '',
  'k7q',
  'NÚÑEZ',
  '@example',
  'civic',
  '770) 555',
  '7705550101',
  '555 01',
  'rxb-4417',
  'B 44',
])('the search "%s" finds the booking', (search) => {
  expect(matchesBooking(booking, search)).toBe(true);
});

test.each(['squeals', '%', '555-9999', 'civic 2020'])(
  'the search "%s" does not find the booking',
  (search) => {
    expect(matchesBooking(booking, search)).toBe(false);
  },
);
