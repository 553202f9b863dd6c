import { describeLive } from './describeLive';
import { exampleRelease, exampleRemote, exampleShell, exampleSite } from './testing/exampleSite';

const at = '2026-11-28T08:14:09.000Z';
const event = { at, action: 'released', version: '1' } as const;
const fleet = exampleRemote('mf-fleet');

test.each([
  ['an app that is not there', undefined, 'mf-fleet has not been released yet'],
  ['one without a history', fleet, 'mf-fleet 1 is live'],
  [
    'the team and the time',
    { ...fleet, history: [{ ...event, team: 'fleet' }] },
    'mf-fleet 1 is live, released 2026-11-28 08:14 UTC by fleet',
  ],
  [
    'the latest change to that version, and the canary',
    {
      ...fleet,
      history: [
        event,
        { ...event, version: '2' },
        { ...event, action: 'rolled back' as const, at: '2026-11-29T10:00:00.000Z' },
        { ...event, action: 'canary' as const, version: '3' },
      ],
      canary: { percent: 10, release: exampleRelease('mf-fleet', { version: '3' }) },
    },
    'mf-fleet 1 is live, rolled back 2026-11-29 10:00 UTC; its canary 3 has 10% of the visitors',
  ],
])('names %s', (_, remote, sentence) => {
  expect(describeLive(exampleSite(...(remote ? [remote] : [])), 'mf-fleet')).toBe(sentence);
});

test('describes the shell', () => {
  const site = { ...exampleSite(), shell: { ...exampleShell, history: [event] } };
  expect(describeLive(site, 'shell')).toBe('shell 1 is live, released 2026-11-28 08:14 UTC');
});
