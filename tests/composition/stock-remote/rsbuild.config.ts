import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  output: { assetPrefix: 'auto' },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'mf_stock',
      exposes: { './page': './src/page.tsx' },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
        i18next: { singleton: true },
        'react-i18next': { singleton: true },
        // The shell has none: the page gets the copy of this build.
        clsx: {},
      },
      dts: false,
    }),
  ],
});
