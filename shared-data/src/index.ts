export {
  type BookedTires,
  type BookedVisit,
  type BookingDetails,
  type BookingMail,
  type BookingReceipt,
  type BookingRequest,
  bookAppointment,
  bookingDetailsSchema,
  bookingReceiptSchema,
  bookingRequestSchema,
  cancelBooking,
  EarlierBookingError,
  findBooking,
  type ManagedBooking,
  moveBooking,
  PriceChangedError,
  setReminders,
} from './bookings/requests';
export { type BookingStatus, bookingStatuses, MAX_FURTHER_SERVICES } from './bookings/terms';
export { offeredPrice, servicePrice, type VisitPrices, visitTotal } from './bookings/visitPrice';
export { shopFromSettings } from './content/shopFromSettings';
export { DataError, type DataErrorKind } from './dataError';
export {
  type ContactMessageInput,
  contactMessageSchema,
  sendContactMessage,
} from './messages/requests';
export { type InstalledPrice, installedPrice } from './products/installedPrice';
export { type Product, partCategories, productCategories } from './products/product';
export { findTireOffer, type TireOffer } from './products/requests';
export { STAND_IN_SERVICE, tireServiceOf } from './products/tireServices';
export { type RemoteEvent, reportRemotes } from './reports/requests';
export { type FreeSlot, nextSlot } from './schedule/nextSlot';
export {
  type AvailabilityQuery,
  type SlotAvailability,
  slotAvailability,
} from './schedule/requests';
export { seedServices } from './schedule/seedServices';
export { seedSlots } from './schedule/seedSlots';
export { TIRE_SIZE } from './storedFormats';
