import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const names = [
  'react',
  'react-dom',
  'i18next',
  'react-i18next',
  '@shop/shared-vendor',
  '@shop/shared-i18n',
  '@shop/shared-contract',
];

export default defineConfig({
  plugins: [pluginReact()],
  output: { assetPrefix: '/' },
  tools: {
    rspack: {
      plugins: [
        new ModuleFederationPlugin({
          name: 'other_host',
          shared: Object.fromEntries(names.map((name) => [name, { singleton: true }])),
          experiments: { provideExternalRuntime: true },
          dts: false,
        }),
      ],
    },
  },
});
