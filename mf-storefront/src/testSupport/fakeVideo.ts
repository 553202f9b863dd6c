/**
 * Implements play() and pause() for jsdom's video elements.
 * @returns the log of the calls
 * @param refuses whether play() rejects, as browsers do before the first interaction
 */
export function fakeVideo({ refuses = false } = {}) {
  const log: string[] = [];
  Object.assign(HTMLMediaElement.prototype, {
    async play(this: HTMLMediaElement) {
      log.push('play');
      if (refuses) throw new DOMException('Autoplay is not allowed', 'NotAllowedError');
      this.dispatchEvent(new Event('playing'));
    },
    pause: () => log.push('pause'),
  });
  return log;
}
