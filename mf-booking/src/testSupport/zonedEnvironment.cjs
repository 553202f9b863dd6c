const Environment = require('../../../tests/support/jestEnvironment.cjs');

// A test can't move its own clock's zone: it sees a copy of process.env. Its environment can.
module.exports = class extends Environment {
  constructor(config, context) {
    super(config, context);
    this.timeZone = config.projectConfig.testEnvironmentOptions.timeZone;
  }

  async setup() {
    this.zoneBefore = process.env.TZ;
    process.env.TZ = this.timeZone;
    await super.setup();
  }

  async teardown() {
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
    await super.teardown();
  }
};
