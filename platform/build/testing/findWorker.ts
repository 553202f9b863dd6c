import { rspack } from '@rsbuild/core';
import { hasWorker } from '../hasWorker';

// Builds index.js of the folder that is named, and prints whether it has a worker. Jest cannot load the bundler.
const compiler = rspack({
  context: process.argv[2] ?? '',
  entry: './index.js',
  mode: 'production',
});
compiler.run((error, stats) => {
  if (error || !stats || stats.hasErrors()) throw error ?? new Error(String(stats));
  console.info(hasWorker(stats.compilation));
  compiler.close(() => {});
});
