import path from 'node:path';
import { rspack } from '@rsbuild/core';

/** The federation plug-in's runtime module, which each container begins with. */
const runtimeModule = /^@module-federation\/runtime\/.*!=!data:/;

/** Takes the runtime of a remote's container from the shell, see `platform/loader/connectRemote.ts`. */
export const remoteRuntimePlugin = () =>
  new rspack.NormalModuleReplacementPlugin(
    runtimeModule,
    path.join(import.meta.dirname, 'remoteRuntime.ts'),
  );
