import { mergeRsbuildConfig } from '@rsbuild/core';
import { defineShell } from '../rsbuild.base';
import { WorkerPlugin } from '../tooling/build/WorkerPlugin';

export default mergeRsbuildConfig(defineShell(), {
  tools: {
    rspack: { plugins: [new WorkerPlugin('./src/offline/worker.ts', 'offline.js')] },
  },
});
