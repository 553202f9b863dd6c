import type { Rspack } from '@rsbuild/core';

/**
 * Whether a build contains a script that starts outside of the page, of its own or of a dependency: a worker, a shared
 * worker, a service worker. Only such a script and the container start with the bundler's runtime.
 */
export const hasWorker = ({ chunks, entrypoints }: Rspack.Compilation): boolean =>
  [...chunks].filter((chunk) => chunk.hasRuntime()).length > entrypoints.size;
