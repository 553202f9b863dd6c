const { default: Sequencer } = require('@jest/test-sequencer');

const isLongest = ({ path }) => /rules\.\w+\.(test|proof)\.ts$/.test(path);

/**
 * Begins with the rules of the database. A fresh clone has no durations of earlier runs: Jest begins with
 * the largest files, and these small ones, which run minutes, would be the last.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
