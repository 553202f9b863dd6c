export {
  CONTRACT_VERSION,
  containerName,
  contentPath,
  EDITED_PAGE,
  isPicturePath,
  PICTURE_WIDTHS,
  picturePath,
} from '@shop/shared-site/contract';
export {
  BOOKING_DAYS,
  LONGEST_PICTURE_SIDE,
  MOST_TIRES,
  PICTURE_BYTES,
  REQUEST_DAYS,
} from '@shop/shared-site/limits';
export type {
  BackendConfig,
  BilingualText,
  Canary,
  Layout,
  NavigationEntry,
  Offer,
  PageEntry,
  Release,
  ReleaseEvent,
  ReleaseSource,
  Remote,
  RemoteManifest,
  ShellRecord,
  SiteConfig,
  WidgetEntry,
} from '@shop/shared-site/schema';
export { builtInShop, type InstallationPrices, type Shop } from './builtInShop';
export {
  type Content,
  type ContentSlice,
  type ContentSource,
  emptyContent,
  forgetFailedProducts,
  loadForPage,
  ownContentPart,
  type PublishedPicture,
  type PublishedProduct,
  type PublishedTexts,
  type PublishedVehicleTires,
  provideContent,
  publishedContent,
  publishedProducts,
  publishedShop,
} from './content';
export {
  definePage,
  defineWidget,
  type Exposed,
  type WidgetName,
  type WidgetProps,
} from './definePage';
export type { EditedPageMessage, EditingMessage, TextKey } from './editing';
export { HostProviders, startHost } from './HostProviders';
export { type MessageRequest, readMessageRequest } from './messageRequest';
export type { PagePicture, PagePictures, PicturePlace } from './pagePictures';
export { paths, RESULTS } from './paths';
export type {
  ArticlePageContent,
  ArticleText,
  PublishedArticle,
  PublishedEntry,
  PublishedLists,
  PublishedText,
  RichElement,
  RichText,
} from './publishedLists';
export type { Discount, PublishedOffer } from './publishedOffers';
export type {
  OpeningDays,
  OpenSpans,
  PublishedService,
  SpecialDays,
} from './publishedSchedule';
export {
  type BookingState,
  readBookingState,
  type SymptomId,
  serviceOfSymptom,
} from './routeState';
export { provideShop, resetShop, useShop, watchShop } from './shop';
export { provideSite, publicAddress, publicOrigin, site, siteOrigins } from './site';
export { textIn } from './textIn';
export { dayAfter, dayOfMonth, firstOfMonth, weekdayOf } from './values/day';
export { isInCents, parseAmount, percentOf, raisePrice, toCents, toDollars } from './values/money';
export {
  callLink,
  formatPhone,
  isPhone,
  isSamePhone,
  isWholePhone,
  nationalNumber,
  phoneDigits,
  textLink,
  writePhone,
} from './values/phone';
export {
  pictureAddress,
  pictureAddressesIn,
  pictureIdOf,
  thumbnailOf,
} from './values/pictureAddress';
export { SHOP_ZONE, shopClock, shopDay, shopTime, timesOfSpan } from './values/shopTime';
export { toSlug } from './values/slug';
export { type VideoKind, videoKind } from './values/video';
export { rememberedVehicle, rememberVehicle } from './vehicle';
export { type RenderWidget, Widget, WidgetHostProvider } from './Widget';
