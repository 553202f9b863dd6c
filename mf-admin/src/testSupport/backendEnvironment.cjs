const Environment = require('../../../tests/support/jestEnvironment.cjs');

/** The embedded backend loads itself with native import(), which jest's module sandbox lacks. */
module.exports = class extends Environment {
  async setup() {
    await super.setup();
    this.global.nativeImport = (specifier) => import(specifier);
  }
};
