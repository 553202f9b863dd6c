const { TestEnvironment } = require('jest-environment-jsdom');
const { skipAfterFailedHook } = require('./skipAfterFailedHook.cjs');

// jsdom lacks what the router and the data client touch. AbortController and Request must come
// from one realm; FormData must not come from Node, or React's submit breaks.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }

  handleTestEvent = skipAfterFailedHook;
};
