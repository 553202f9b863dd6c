import type { Product } from '@shop/shared-data';
import {
  type Bay,
  type Booking,
  type BookingOutside,
  blankProduct,
  type Closure,
  type ContactMessage,
  type ContentBlock,
  type ContentDraft,
  type HeldTires,
  type Hold,
  type ListEntry,
  type OpeningHours,
  type RowDraft,
  type Service,
  type Setting,
  type ShopOffer,
  type Slot,
  type VehicleTires,
  type Weekday,
} from '@shop/shared-data/staff';

const read = { id: '1', updated_at: '2026-11-20T10:00:00Z' };

export const product = (changes: Partial<Product> = {}): Product => ({
  ...read,
  ...blankProduct,
  name: 'CrossClimate2',
  description: 'Quiet in rain and light snow.',
  price: 129.5,
  category: 'all-season-tires',
  image_url: 'https://example.com/tire.png',
  ...{ available: null, promised: 0, is_low: false, is_sample: false, rating: null, reviews: null },
  created_at: '2026-11-20T10:00:00Z',
  ...changes,
});

export const block = (changes: Partial<ContentBlock> = {}): ContentBlock => ({
  ...read,
  page: 'home',
  identifier: 'hero_title',
  content: 'Tires you can trust',
  ...changes,
});

export const rowDraft = (changes: Partial<RowDraft> = {}): RowDraft => ({
  id: '1',
  table_name: 'list_entries',
  changes: {},
  replaces: null,
  updated_at: read.updated_at,
  ...changes,
});

export const draft = (changes: Partial<ContentDraft> = {}): ContentDraft => ({
  ...read,
  page: 'home',
  identifier: 'hero_title',
  content: 'Tires for every road',
  replaces: read.updated_at,
  ...changes,
});

export const setting = (changes: Partial<Setting> = {}): Setting => ({
  ...read,
  key: 'forget_after_months',
  value: '',
  description: 'Empty or 0: never.',
  ...changes,
});

export const message = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  id: '1',
  name: 'Ana López',
  email: 'ana@example.com',
  subject: 'Llantas usadas',
  message: '¿Tienen 205/55R16?',
  is_read: false,
  language: 'es',
  answered_at: null,
  answered_by: null,
  answerer: null,
  is_sample: false,
  created_at: '2026-11-20T14:00:00Z',
  ...changes,
});

export const booking = (changes: Partial<Booking> = {}): Booking => ({
  ...read,
  reference: 'ABC-234',
  status: 'confirmed',
  stage: null,
  service: 'oil-change',
  further_services: [],
  prices: [45],
  requested_date: '2026-11-23',
  requested_slot: '09:00',
  starts_at: '2026-11-23T14:00:00Z',
  ends_at: '2026-11-23T14:45:00Z',
  bay: 1,
  minutes: null,
  by_staff: false,
  is_walk_in: false,
  booked_anyway: [],
  called_about: null,
  moved_from: null,
  waits: null,
  sms_consent: null,
  name: 'Carl Young',
  email: 'carl@example.com',
  phone: '(770) 555-0144',
  vehicle: '2019 Toyota Camry',
  plate: '',
  notes: '',
  language: 'en',
  is_sample: false,
  forgotten_at: null,
  created_at: '2026-11-20T14:00:00Z',
  ...changes,
});

/** A booking without a time, which waits for staff to schedule it. */
export const bookingRequest = booking({
  id: '2',
  status: 'requested',
  reference: 'REQ-222',
  name: 'María Pérez',
  service: null,
  requested_slot: null,
  starts_at: null,
  ends_at: null,
  bay: null,
});

export const heldTires = (changes: Partial<HeldTires> = {}): HeldTires => ({
  booking: '1',
  product: '1',
  name: 'CrossClimate2 225/65R17',
  count: 4,
  holder: {
    reference: 'ABC-234',
    name: 'Tire Tom',
    forgotten_at: null,
    starts_at: '2026-11-23T21:00:00Z',
  },
  ...changes,
});

export const weekday = (changes: Partial<Weekday> = {}): Weekday => ({
  id: 1,
  updated_at: 'first',
  spans: [{ opens: '08:00', closes: '20:00' }],
  starts: ['08:00', '09:00'],
  rows: [read],
  ...changes,
});

export const bay = (changes: Partial<Bay> = {}): Bay => ({
  id: 1,
  name: `Bay ${changes.id ?? 1}`,
  is_active: true,
  equipment: [],
  updated_at: read.updated_at,
  ...changes,
});

export const openingHours = (changes: Partial<OpeningHours> = {}): OpeningHours => ({
  ...read,
  weekday: 1,
  opens: '08:00',
  closes: '20:00',
  ...changes,
});

export const slot = (changes: Partial<Slot> = {}): Slot => ({
  ...read,
  weekday: 1,
  starts: '09:00',
  ...changes,
});

export const listEntry = (changes: Partial<ListEntry> = {}): ListEntry => ({
  ...read,
  ...{ list: 'team', position: 1, is_hidden: false, title: 'Marcus Bell', title_es: '' },
  ...{ detail: 'Owner', detail_es: 'Dueño', text: '', text_es: '', note: '', note_es: '' },
  ...{ picture: 'drawing:equipment-lift', second_picture: '', years: 15 },
  ...{ slug: '', service: '', former_slugs: [], author: '', day: null },
  written_at: read.updated_at,
  ...changes,
});

export const vehicleTires = (changes: Partial<VehicleTires> = {}): VehicleTires => ({
  ...read,
  make: 'Toyota',
  model: 'RAV4',
  engine: '',
  first_year: 2013,
  last_year: null,
  size: '225/65R17',
  load_index: 102,
  speed_rating: 'H',
  rear_size: '',
  rear_load_index: null,
  rear_speed_rating: '',
  is_example: true,
  ...changes,
});

export const closure = (changes: Partial<Closure> = {}): Closure => ({
  ...read,
  first_day: '2026-12-24',
  last_day: '2026-12-26',
  closes: null,
  reopens: null,
  reason: 'Christmas',
  reason_es: 'Navidad',
  ...changes,
});

/** From Friday at 8:00 to Sunday at 17:00. */
export const offer = (changes: Partial<ShopOffer> = {}): ShopOffer => ({
  ...read,
  ...{ title: 'Weekend oil', title_es: '', text: '', text_es: '' },
  ...{ small_print: '', small_print_es: '' },
  ...{ picture: '', service: 'oil-change', category: null, percent: 10, amount: null },
  ...{ starts_at: '2026-12-11T13:00:00+00:00', ends_at: '2026-12-13T22:00:00+00:00' },
  ...changes,
});

export const hold = (changes: Partial<Hold> = {}): Hold => ({
  ...read,
  bay: 2,
  starts_at: '2026-11-23T18:00:00Z',
  ends_at: '2026-11-23T20:00:00Z',
  reason: 'Lift inspection',
  ...changes,
});

export const service = (changes: Partial<Service> = {}): Service => ({
  id: 'oil-change',
  updated_at: read.updated_at,
  name: 'Oil Change',
  name_es: 'Cambio de aceite',
  description: '',
  description_es: '',
  minutes: 45,
  price: 45,
  position: 1,
  is_active: true,
  in_wizard: true,
  needs: [],
  ...changes,
});

export const bookingOutside = (changes: Partial<BookingOutside> = {}): BookingOutside => ({
  id: '1',
  reference: 'ABC-234',
  name: 'Carl Young',
  phone: '(770) 555-0144',
  starts_at: '2026-11-23T14:00:00Z',
  service: 'oil-change',
  reason: 'outside_hours',
  ...changes,
});
