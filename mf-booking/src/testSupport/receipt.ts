import { token } from './fakeBackend';

/** The receipt of an oil change at nine o'clock. */
export const receipt = {
  reference: 'K7Q-M2X',
  status: 'confirmed',
  service: 'oil-change',
  further_services: [],
  waits: null,
  tires: [],
  total: 45,
  date: '2026-11-23',
  slot: '09:00',
  starts_at: '2026-11-23T14:00:00Z',
  ends_at: '2026-11-23T14:45:00Z',
  sequence: 0,
  vehicle: '2015 Honda Civic',
  cancel_token: token,
};
