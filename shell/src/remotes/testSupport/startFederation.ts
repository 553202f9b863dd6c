import { init } from '@module-federation/enhanced/runtime';

// In the browser, the build starts the federation runtime before any code of ours.
init({ name: 'shell', remotes: [] });
