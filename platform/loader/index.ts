export {
  createRemoteLoader,
  type LoadedModule,
  type RemoteLoader,
} from './createRemoteLoader';
export { RemoteError } from './RemoteError';
export type { LoaderEvent } from './telemetry';
export { REMOTE_TIMEOUT, TimeoutError, withTimeout } from './timeout';
export { trustScripts } from './trustScripts';
export type { RemoteOverride } from './versions';
