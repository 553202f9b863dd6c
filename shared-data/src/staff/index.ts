export { adminExists, claimFirstAdmin, grantAdmin, isAdmin, revokeAdmin } from './admins';
export { type BookingEvent, listBookingEvents } from './bookingEvents';
export {
  type Booking,
  type BookingStage,
  bookingStages,
  listBookings,
  readBooking,
  SEARCH_LIMIT,
  searchBookings,
} from './bookings';
export {
  type AddedTires,
  addBookingTires,
  type BookingTiresRow,
  listBookingTires,
  listHeldTires,
  readTireOffer,
  removeBookingTires,
  type TirePromiseInput,
} from './bookingTires';
export { type ContentInput, contentSchema, editContent } from './content';
export {
  type Credentials,
  credentialsSchema,
  identitySchema,
  newEmailSchema,
  newPasswordSchema,
  recoverySchema,
  type SignUp,
  signUpSchema,
} from './credentials';
export {
  type BookingChanges,
  type BookingForm,
  bookingChangesSchema,
  bookingFormSchema,
  editBooking,
  NOW,
} from './editBooking';
export type { RowVersion } from './editRow';
export { addHold, type Hold, type HoldInput, holdSchema, listHolds, removeHold } from './holds';
export type { Identity } from './identity';
export {
  type Invitation,
  inviteAdmin,
  listInvitations,
  withdrawInvitation,
} from './invitations';
export {
  type ContactMessage,
  listMessages,
  removeMessage,
  restoreMessage,
  setMessageRead,
} from './messages';
export {
  editMessageText,
  listMessageTexts,
  type MessageTextInput,
  type MessageTextRow,
  messageTextSchema,
  sendTestMessage,
} from './messageTexts';
export { type News, readNews } from './news';
export {
  changeOwnEmail,
  changeOwnPassword,
  openAccountLink,
  requestRecovery,
  signOutEverywhere,
} from './ownAccount';
export {
  type BookingPlace,
  bookForCaller,
  type CallerBooking,
  consentForCaller,
  placeInBay,
} from './placeBooking';
export {
  editProducts,
  type ImportRow,
  type ProductChanges,
  productChangesSchema,
  type RefusedLine,
  saveImport,
  sendImport,
} from './productBatch';
export { photoAddressSchema } from './productFields';
export {
  addProduct,
  deleteProduct,
  editProduct,
  type ProductInput,
  productFormSchema,
  productSchema,
} from './products';
export { listUnpublished, type Publication, type PublishedTable } from './publications';
export { listReleases, REPORTED_DAYS, type RemoteReport } from './releases';
export {
  addBay,
  type Bay,
  type BayInput,
  baySchema,
  editBay,
  listBays,
} from './schedule/bays';
export {
  type BookingOutside,
  bookingsOutside,
  type ScheduleChange,
} from './schedule/bookingsOutside';
export {
  addClosure,
  type Closure,
  type ClosureInput,
  closureColumns,
  closureSchema,
  editClosure,
  listClosures,
  removeClosure,
} from './schedule/closures';
export { listOpeningHours, type OpeningHours } from './schedule/openingHours';
export {
  addService,
  editService,
  listServices,
  moveService,
  type Service,
  type ServiceInput,
  serviceSchema,
} from './schedule/services';
export { listSlots, type Slot } from './schedule/slots';
export {
  listWeek,
  saveWeekdays,
  type Weekday,
  type WeekdayInput,
  weekdaySchema,
} from './schedule/week';
export {
  addFactor,
  codeSchema,
  confirmFactor,
  confirmSession,
  type Factor,
  hasSecondFactors,
  listFactors,
  type NewFactor,
  needsCode,
  removeFactor,
} from './secondFactor';
export { listSent, type SentMessage } from './sentMessages';
export {
  type Account,
  changePassword,
  currentSession,
  onSessionChange,
  renewSession,
  type SessionEvent,
  signIn,
  signOut,
  signUp,
} from './session';
export {
  editSetting,
  editSettings,
  groupSettings,
  type SettingInput,
  type SettingsGroup,
  type SettingsInput,
  settingRule,
  settingSchema,
  settingsSchema,
} from './settings';
export { listStartTimes, type StartTime, type StartTimesQuery } from './startTimes';
export { type TodaySummary, todaySummary } from './todaySummary';
export {
  cancelBookings,
  listUnusualBookings,
  restoreBookings,
  type UnusualBooking,
} from './unusualBookings';
export { listUsers, type UserProfile } from './users';
export {
  addVehicleTires,
  editVehicleTires,
  listVehicleTires,
  removeVehicleTires,
  type VehicleTires,
  type VehicleTiresInput,
  vehicleTiresSchema,
} from './vehicleTires';
export { watchBookings } from './watchBookings';
