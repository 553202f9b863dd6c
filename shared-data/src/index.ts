export {
  type BookingDetails,
  type BookingReceipt,
  type BookingRequest,
  bookAppointment,
  bookingDetailsSchema,
  bookingRequestSchema,
} from './bookAppointment';
export { type BookingStatus, bookingStatuses, MAX_FURTHER_SERVICES } from './bookingTerms';
export { cancelBooking } from './cancelBooking';
export { isClosure } from './closures';
export { consentToTexts } from './consentToTexts';
export { DataError, type DataErrorKind } from './dataError';
export { type BookedTires, findBooking, type ManagedBooking } from './findBooking';
export { type InstalledPrice, installedPrice } from './installedPrice';
export { type ContentBlock, listContent } from './listContent';
export { listProducts } from './listProducts';
export { listSettings, type Setting } from './listSettings';
export { moveBooking } from './moveBooking';
export { type FreeSlot, nextSlot } from './nextSlot';
export { type Product, partCategories, productCategories } from './product';
export { type RemoteEvent, reportRemotes } from './reportRemotes';
export { seedServices } from './seedServices';
export { seedSlots } from './seedSlots';
export {
  type ContactMessageInput,
  contactMessageSchema,
  sendContactMessage,
} from './sendContactMessage';
export { setReminders } from './setReminders';
export { shopFromSettings } from './shopFromSettings';
export {
  type AvailabilityQuery,
  type SlotAvailability,
  slotAvailability,
} from './slotAvailability';
export { findTireOffer, MOST_TIRES, type TireOffer } from './tireOffer';
export { normalizeTireSize, TIRE_SIZE } from './tireSize';
