const { TestEnvironment } = require('jest-environment-node');
const { skipAfterFailedHook } = require('../../../tests/support/skipAfterFailedHook.cjs');

/**
 * Both database engines load themselves with native import(), which jest's module sandbox lacks.
 * This environment lends its tests the import() of the process.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.nativeImport = (specifier) => import(specifier);
  }

  handleTestEvent = skipAfterFailedHook;
};
