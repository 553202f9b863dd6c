import base from '@shop/remote/jest.config.mjs';

const support = '<rootDir>/node_modules/@shop/remote/tests/support';
const moved = (value) => value.replace('<rootDir>/tests/support', support);

export default {
  ...base,
  testEnvironment: moved(base.testEnvironment),
  testSequencer: moved(base.testSequencer),
  // The shared packages are TypeScript, also when they are installed.
  transformIgnorePatterns: ['/node_modules/(?!@shop/)'],
  moduleNameMapper: Object.fromEntries(
    Object.entries(base.moduleNameMapper).map(([name, file]) => [name, moved(file)]),
  ),
  setupFilesAfterEnv: base.setupFilesAfterEnv.map(moved),
};
