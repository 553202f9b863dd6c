import { token } from './fakeBackend';

/** The address of a manage link. */
export const link = `/booking/cancel#${token}`;

/** The confirmed booking of that link. */
export const booking = {
  reference: 'K7Q-M2X',
  status: 'confirmed',
  stage: null,
  service: 'oil-change',
  further_services: [],
  waits: null,
  tires: [],
  total: 45,
  date: '2026-11-23',
  slot: '10:00',
  starts_at: '2026-11-23T15:00:00Z',
  ends_at: '2026-11-23T15:45:00Z',
  sequence: 0,
  reminders: null,
  mailed_to: null,
  mails: [],
};
