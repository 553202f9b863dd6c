export {
  grantAdmin,
  type Invitation,
  inviteAdmin,
  listInvitations,
  listUsers,
  revokeAdmin,
  type UserProfile,
  withdrawInvitation,
} from './accounts/accounts';
export {
  changeOwnEmail,
  changeOwnPassword,
  type Identity,
  identitySchema,
  newEmailSchema,
  newPasswordSchema,
  signOutEverywhere,
} from './accounts/ownAccount';
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
} from './accounts/secondFactor';
export {
  type Account,
  adminExists,
  type Credentials,
  changePassword,
  claimFirstAdmin,
  credentialsSchema,
  currentSession,
  isAdmin,
  onSessionChange,
  openAccountLink,
  recoverySchema,
  renewSession,
  requestRecovery,
  type SessionEvent,
  type SignUp,
  signIn,
  signOut,
  signUp,
  signUpSchema,
} from './accounts/session';
export {
  type Booking,
  type BookingEvent,
  type BookingStage,
  bookingStages,
  type ConfirmableProblem,
  listBookingEvents,
  listBookings,
  listSent,
  readBooking,
  SEARCH_LIMIT,
  type SentMessage,
  searchBookings,
  type TodaySummary,
  todaySummary,
} from './bookings/staff';
export {
  type BookingChanges,
  type BookingForm,
  type BookingPlace,
  bookForCaller,
  bookingChangesSchema,
  bookingFormSchema,
  type CallerBooking,
  cancelBookings,
  consentForCaller,
  editBooking,
  type FloodBooking,
  listFloodBookings,
  NOW,
  placeInBay,
  problemsToConfirm,
  restoreBookings,
} from './bookings/staffChanges';
export { type CustomerHistory, readCustomer } from './bookings/staffCustomer';
export {
  type CustomerRecords,
  countCustomerRecords,
  forgetCustomer,
} from './bookings/staffForgetting';
export { type News, readNews } from './bookings/staffNews';
export {
  type AddedTires,
  addBookingTires,
  type BookingTiresRow,
  listBookingTires,
  listHeldTires,
  readTireOffer,
  removeBookingTires,
  type TirePromiseInput,
} from './bookings/staffTires';
export { watchBookings } from './bookings/staffWatch';
export {
  type ContentBlock,
  type ContentInput,
  contentSchema,
  editContent,
  listContent,
  listSettings,
  type Setting,
} from './content/staff';
export {
  listUnpublished,
  type Publication,
  type PublishedTable,
} from './content/staffPublications';
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
} from './content/staffSettings';
export { cleanCode } from './humanText';
export {
  type ContactMessage,
  listMessages,
  removeMessage,
  restoreMessage,
  setMessageRead,
} from './messages/staff';
export { type DeliveryState, holdMessages, readDeliveryState } from './messages/staffDelivery';
export {
  editMessageText,
  listMessageTexts,
  type MessageTextInput,
  type MessageTextRow,
  messageTextSchema,
  sendTestMessage,
} from './messages/staffTexts';
export {
  addProduct,
  blankProduct,
  deleteProduct,
  deleteSamples,
  editProduct,
  listProducts,
  type ProductInput,
  photoAddressSchema,
  productFormSchema,
  productRowSchema,
  productSchema,
} from './products/staff';
export {
  editProducts,
  type ImportRow,
  type ProductChanges,
  productChangesSchema,
  type RefusedLine,
  saveImport,
  sendImport,
} from './products/staffBatch';
export {
  addVehicleTires,
  editVehicleTires,
  listVehicleTires,
  removeVehicleTires,
  type VehicleTires,
  type VehicleTiresInput,
  vehicleTiresSchema,
} from './products/staffVehicleTires';
export { listReleases, REPORTED_DAYS, type RemoteReport } from './reports/staff';
export { shopInstant } from './schedule/shopDayBounds';
export {
  addBay,
  addClosure,
  addService,
  type Bay,
  type BayInput,
  baySchema,
  type Closure,
  type ClosureInput,
  closureColumns,
  closureSchema,
  editBay,
  editClosure,
  editService,
  listBays,
  listClosures,
  listServices,
  moveService,
  removeClosure,
  type Service,
  type ServiceInput,
  serviceSchema,
} from './schedule/staff';
export {
  addHold,
  type Hold,
  type HoldInput,
  holdSchema,
  listHolds,
  removeHold,
} from './schedule/staffHolds';
export {
  type BookingOutside,
  bookingsOutside,
  listStartTimes,
  type ScheduleChange,
  type StartTime,
  type StartTimesQuery,
} from './schedule/staffTimes';
export {
  listOpeningHours,
  listSlots,
  listWeek,
  type OpeningHours,
  type Slot,
  saveWeekdays,
  type Weekday,
  type WeekdayInput,
  weekdaySchema,
} from './schedule/staffWeek';
export type { RowVersion } from './staffTable';
