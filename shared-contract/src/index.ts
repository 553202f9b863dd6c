export { builtInShop, type Shop } from './builtInShop';
export {
  type Content,
  type ContentSource,
  emptyContent,
  forgetFailedProducts,
  loadForPage,
  type PublishedProduct,
  type PublishedTexts,
  provideContent,
  publishedContent,
  publishedProducts,
} from './content';
export {
  definePage,
  defineWidget,
  type Exposed,
  type WidgetName,
  type WidgetProps,
} from './definePage';
export { paths } from './paths';
export { type BookingState, readBookingState } from './routeState';
export { provideShop, resetShop, SHOP_ZONE, useShop, watchShop } from './shop';
export { provideSite, publicAddress, publicOrigin, site } from './site';
export {
  type BackendConfig,
  type BilingualText,
  type Canary,
  CONTRACT_VERSION,
  containerName,
  contentPath,
  type NavigationEntry,
  type Offer,
  OLDEST_CONTRACT,
  type PageEntry,
  type ReleaseEvent,
  type RemoteEntry,
  type RemoteManifest,
  type RemoteRecord,
  type RemoteSource,
  type ShellRecord,
  type SiteConfig,
  speaksContract,
  type WidgetEntry,
} from './siteConfig';
export { rememberedVehicle, rememberVehicle } from './vehicle';
export { type RenderWidget, Widget, WidgetHostProvider } from './Widget';
