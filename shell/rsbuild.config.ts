import { mergeRsbuildConfig } from '@rsbuild/core';
import { ScriptPlugin } from '@shop/platform/build/ScriptPlugin';
import { defineShell } from '../rsbuild.base';
import { PRESS_SCRIPT } from '../shared-site/rendering';

export default mergeRsbuildConfig(defineShell(), {
  // Otherwise the layout without a page requests the font only after the first text is rendered.
  performance: { preload: { type: 'all-assets', include: [/\/archivo(-headings)?\.[^/]*woff2$/] } },
  tools: {
    rspack: {
      plugins: [new ScriptPlugin('./src/press/press.ts', PRESS_SCRIPT)],
    },
  },
});
