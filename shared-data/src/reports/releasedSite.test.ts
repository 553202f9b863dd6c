import { type ReleasedRemote, versionsInUse } from './releasedSite';

test('the versions in use are the live one, the canary and the fallback, each with its last event', () => {
  const built = { at: '2026-03-02T10:00:00Z', by: 'Ann', reason: 'faster' };
  const event = (action: string, version: string, at: string) => ({ action, version, at });
  const remote: ReleasedRemote = {
    name: 'mf-shop',
    live: { version: 'b', built },
    previous: { version: 'a' },
    canary: { release: { version: 'c' }, percent: 5 },
    history: [
      event('released', 'b', '1'),
      event('rolled back', 'b', '3'),
      event('canary', 'c', '4'),
    ],
  };
  expect(versionsInUse(remote)).toEqual([
    { version: 'b', use: 'live', event: remote.history?.[1], built },
    { version: 'c', use: 'canary', percent: 5, event: remote.history?.[2], built: undefined },
    { version: 'a', use: 'previous', event: undefined },
  ]);
});
