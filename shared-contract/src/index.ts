export {
  CONTRACT_VERSION,
  containerName,
  contentPath,
  EDITED_PAGE,
  isPicturePath,
  LONGEST_PICTURE_SIDE,
  PICTURE_WIDTHS,
  picturePath,
} from '@shop/shared-site/contract';
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
export type {
  OpeningDays,
  OpenSpans,
  PublishedService,
  SpecialDays,
} from './publishedSchedule';
export { type BookingState, readBookingState, type SymptomId } from './routeState';
export { provideShop, resetShop, SHOP_ZONE, useShop, watchShop } from './shop';
export { dayAfter, shopClock, shopDay, shopTime } from './shopCalendar';
export { provideSite, publicAddress, publicOrigin, site, siteOrigins } from './site';
export { textIn } from './textIn';
export { parseAmount } from './values/amount';
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
export { type VideoKind, videoKind } from './values/video';
export { rememberedVehicle, rememberVehicle } from './vehicle';
export { type RenderWidget, Widget, WidgetHostProvider } from './Widget';
