const testsOf = (block) =>
  block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));

/**
 * For `handleTestEvent` of a jest environment. Jest copies the error of a failed `beforeAll` to each
 * of its tests; this reports it once, as a failure of the file, and skips the tests.
 */
exports.skipAfterFailedHook = (event, state) => {
  if (event.name !== 'hook_failure' || event.hook.type !== 'beforeAll') return;
  state.unhandledErrors.push([event.error, event.hook.asyncError]);
  for (const test of testsOf(event.describeBlock)) {
    test.errors = [];
    test.mode = 'skip';
  }
};
