import { fullVolume, isMuted, setLevel, silentVolume, toggleMute } from './volume';

test('full volume is 1 and not muted', () => {
  expect(fullVolume.level).toBe(1);
  expect(isMuted(fullVolume)).toBe(false);
});

test('unmuting the silent volume returns full volume', () => {
  expect(isMuted(silentVolume)).toBe(true);
  expect(toggleMute(silentVolume).level).toBe(1);
});

test('volume 0 mutes', () => {
  expect(isMuted(setLevel(fullVolume, 0))).toBe(true);
});

test('muting remembers the volume, unmuting restores it', () => {
  const quiet = setLevel(fullVolume, 0.3);
  const muted = toggleMute(quiet);
  expect(isMuted(muted)).toBe(true);
  expect(toggleMute(muted).level).toBe(0.3);
});

test('dragging the slider to 0 remembers the last audible level for unmuting', () => {
  const dragged = setLevel(setLevel(fullVolume, 0.6), 0);
  expect(toggleMute(dragged).level).toBe(0.6);
});

test('raising the slider while muted unmutes', () => {
  const raised = setLevel(toggleMute(fullVolume), 0.2);
  expect(isMuted(raised)).toBe(false);
  expect(raised.level).toBe(0.2);
});

test.each([
  [0.1 + 0.2, 0.3],
  [0.7000000000000001, 0.7],
  [-1, 0],
  [2, 1],
  [Number.NaN, 1],
])('a slider value of %p is level %p', (value, level) => {
  expect(setLevel(silentVolume, value).level).toBe(level);
});
