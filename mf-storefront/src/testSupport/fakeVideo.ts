/**
 * Gives jsdom's video elements the part of playing that pages see. What each did is in `log`.
 * @param refuses as browsers do when nobody has touched the page
 */
export function fakeVideo({ refuses = false } = {}) {
  const log: string[] = [];
  Object.assign(HTMLMediaElement.prototype, {
    async play(this: HTMLMediaElement) {
      log.push('play');
      if (refuses) throw new DOMException('Not by itself', 'NotAllowedError');
      this.dispatchEvent(new Event('playing'));
    },
    pause: () => log.push('pause'),
  });
  return log;
}
