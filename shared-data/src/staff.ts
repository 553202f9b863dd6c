// Staff's requests, by subject. A file whose exports are all for screens is exported as a whole.

export * from './accounts/accounts';
export {
  changeOwnEmail,
  changeOwnPassword,
  emailChangeLinks,
  type Identity,
  identitySchema,
  newEmailSchema,
  newPasswordSchema,
} from './accounts/ownAccount';
export * from './accounts/secondFactor';
export {
  type Account,
  type AccountLink,
  adminExists,
  type Credentials,
  changePassword,
  checkSession,
  claimFirstAdmin,
  credentialsSchema,
  currentSession,
  isStoredToken,
  onSessionChange,
  openAccountLink,
  recoverySchema,
  renewSession,
  requestRecovery,
  resendConfirmation,
  type SessionEvent,
  type SignUp,
  signIn,
  signOut,
  signUp,
  signUpSchema,
} from './accounts/session';
export {
  type CustomerMessage,
  MESSAGE_PAUSE_S,
  messageAbout,
  messageOfEntry,
} from './bookings/customerMessage';
export { plainName } from './bookings/plainName';
export {
  type Booking,
  type BookingStage,
  bookingStages,
  type ConfirmableProblem,
  listBookingEvents,
  listBookings,
  listRecentBookings,
  listSent,
  notSentReasons,
  RECENT_LIMIT,
  type RecentBooking,
  readBooking,
  SEARCH_LIMIT,
  type SentMessage,
  searchBookings,
  type TodaySummary,
  todaySummary,
} from './bookings/staff';
export { type BookingToCall, listToCall, listVisits } from './bookings/staffCalls';
export * from './bookings/staffCancellation';
export * from './bookings/staffChanges';
export {
  type CustomerHistory,
  type CustomerName,
  customerNameSchema,
  readCustomer,
  renameCustomer,
} from './bookings/staffCustomer';
export * from './bookings/staffForgetting';
export { type BookingForm, bookingFormSchema, NOW } from './bookings/staffForm';
export * from './bookings/staffMessages';
export * from './bookings/staffMoves';
export { type NewBooking, type News, readNews } from './bookings/staffNews';
export * from './bookings/staffTires';
export * from './bookings/staffWatch';
export { identifierOf, isSpanish, parseIdentifier } from './content/identifiers';
export { isTooNested } from './content/isTooNested';
export { placeholdersOf } from './content/placeholders';
export { PICTURE_FAILURE, rowFailures } from './content/rowFailures';
export {
  addContent,
  type ContentBlock,
  type ContentInput,
  contentSchema,
  editContent,
  listContent,
  listSettings,
  removeContent,
  type Setting,
} from './content/staff';
export * from './content/staffDrafts';
export * from './content/staffHistory';
export * from './content/staffLists';
export * from './content/staffPublications';
export * from './content/staffSettings';
export * from './content/staffSteps';
export * from './content/staffTexts';
export { cleanCode } from './humanText';
export * from './messages/staff';
export * from './messages/staffDelivery';
export * from './messages/staffTexts';
export * from './pictures/staff';
export {
  addProduct,
  blankProduct,
  deleteProduct,
  draftedProduct,
  editPrice,
  editProduct,
  editQuantity,
  findProducts,
  listProducts,
  newestProducts,
  type ProductInput,
  photoAddressSchema,
  priceSchema,
  productFormSchema,
  productRowSchema,
  productSchema,
  quantitySchema,
  removedProducts,
  restoreProduct,
} from './products/staff';
export * from './products/staffBatch';
export * from './products/staffVehicleTires';
export * from './reports/staff';
export { shopInstant } from './schedule/shopDayBounds';
export * from './schedule/staff';
export {
  addHold,
  type Hold,
  type HoldInput,
  holdSchema,
  listHolds,
  removeHold,
} from './schedule/staffHolds';
export * from './schedule/staffOffers';
export * from './schedule/staffTimes';
export * from './schedule/staffWeek';
export { type ChangeEvent, type LastChange, listChanges, type Removed } from './staffChangeLog';
export { clockError, shopNow, shopToday, watchClock } from './staffClock';
export { ConflictError } from './staffMerge';
export { isAdmin } from './staffRights';
export {
  listRowDrafts,
  type RowDraft,
  removeRowDraft,
  saveRowDraft,
} from './staffRowDrafts';
export { countSamples, deleteSamples, type SampleCounts } from './staffSamples';
export type { RowVersion } from './staffTable';
