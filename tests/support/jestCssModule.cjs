// Class names stand for themselves, so that a test can see which one is set.
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : String(name)) },
);
