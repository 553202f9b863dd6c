import path from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

/** The federation plug-in's runtime module, which each container begins with. */
const federationRuntime = /^@module-federation\/runtime\/.*!=!data:/;

/** Parts of Rspack's runtime that load files and find their folder. */
const loaders = new Set([
  ...['load_script', 'css loading', 'auto_public_path', 'jsonp_chunk_loading'],
]);

/**
 * Takes the runtime of a remote's container from the shell, see `platform/loader/connectRemote.ts`.
 * A development server's entry keeps what loads files, which hot updates need.
 */
export class RemoteRuntimePlugin {
  apply(compiler: Rspack.Compiler) {
    const replacement = path.join(import.meta.dirname, 'remoteRuntime.ts');
    new rspack.NormalModuleReplacementPlugin(federationRuntime, replacement).apply(compiler);
    if (compiler.options.mode === 'development') return;
    compiler.hooks.thisCompilation.tap('RemoteRuntimePlugin', (compilation) => {
      const queue = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);
      compilation.hooks.runtimeModule.tap('RemoteRuntimePlugin', ({ name, source }) => {
        const part = name.split('/').at(-1) ?? '';
        if (!source || !loaders.has(part)) return;
        const isForChunks = part === 'jsonp_chunk_loading';
        source.source = Buffer.from(isForChunks ? `__webpack_require__.chunkQueue=${queue};` : '');
      });
    });
  }
}
