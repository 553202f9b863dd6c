import { definePage } from '@shop/shared-contract';
import { findEnabledButton } from '@shop/shared-ui/test-support';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import bay from '../pictures/workshop-bay.svg';
import { fakeVideo } from '../testSupport/fakeVideo';
import { openPage } from '../testSupport/openPage';
import { stubBrowserApis } from '../testSupport/stubBrowserApis';
import { videoLocales } from './locales/videoLocales';
import { VideoPlayer } from './VideoPlayer';

const player = (selfStarting: boolean, address = '/clip.mp4') =>
  definePage({
    Component: () => (
      <VideoPlayer
        address={address}
        poster={{ src: '/poster.svg', alt: 'Our workshop' }}
        selfStarting={selfStarting}
      />
    ),
    locales: [videoLocales],
  });

const video = () => document.querySelector('video');
const press = async (name: string) => userEvent.click(await findEnabledButton(name));
const slider = () => screen.getByRole('slider', { name: 'Volume' });

beforeEach(() => stubBrowserApis());

test('autoplays muted and looping over its poster', async () => {
  const log = fakeVideo();
  await openPage(player(true));
  expect(screen.getByRole('img', { name: 'Our workshop' })).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Pause video' });
  await waitFor(() => expect(log).toContain('play'));
  expect(video()).toHaveProperty('muted', true);
  expect(video()).toHaveProperty('loop', true);
});

test('a poster that fails to load is replaced by the stock picture', async () => {
  await openPage(player(false));
  const poster = screen.getByRole('img', { name: 'Our workshop' });
  fireEvent.error(poster);
  expect(poster).toHaveAttribute('src', bay);
});

test('does not autoplay for visitors who prefer reduced motion', async () => {
  stubBrowserApis({ reducedMotion: true });
  fakeVideo();
  await openPage(player(true));
  expect(screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
  expect(video()).not.toBeInTheDocument();
  await press('Play video');
  await waitFor(() => expect(video()).toBeInTheDocument());
});

test('does not load by itself for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  fakeVideo();
  await openPage(player(true));
  expect(screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
  expect(video()).not.toBeInTheDocument();
  Object.assign(navigator, { connection: undefined });
});

test('loads nothing before play is pressed, then plays with sound', async () => {
  const log = fakeVideo();
  await openPage(player(false));
  expect(video()).not.toBeInTheDocument();
  await press('Play video');
  await waitFor(() => expect(log).toContain('play'));
  expect(video()).toHaveProperty('volume', 1);
  expect(video()).toHaveProperty('muted', false);
  await press('Pause video');
  expect(log.at(-1)).toBe('pause');
});

test('volume 0 mutes, and unmuting restores the previous volume', async () => {
  fakeVideo();
  await openPage(player(false));
  await press('Play video');
  await waitFor(() => expect(video()).toBeInTheDocument());
  expect(slider()).toHaveAttribute('step', '0.1');
  fireEvent.change(slider(), { target: { value: '0.4' } });
  expect(video()).toHaveProperty('volume', 0.4);
  fireEvent.change(slider(), { target: { value: '0' } });
  expect(video()).toHaveProperty('muted', true);
  await press('Unmute');
  expect(slider()).toHaveValue('0.4');
  expect(video()).toHaveProperty('muted', false);
});

test('shows a pause that a media key caused', async () => {
  fakeVideo();
  await openPage(player(false));
  await press('Play video');
  await waitFor(() => expect(video()).toBeInTheDocument());
  const playing = video();
  if (playing) fireEvent.pause(playing);
  expect(screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
});

test('a video that does not play is only logged; the poster stays and play can be tried again', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  fakeVideo({ refuses: true });
  await openPage(player(true));
  await waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(video()).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Our workshop' })).toBeInTheDocument();
  fakeVideo();
  await press('Play video');
  await waitFor(() => expect(video()).toBeInTheDocument());
  info.mockRestore();
});

test('a video service that cannot be reached is only logged', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await openPage(player(true, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'));
  await waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
  globalThis.fetch = fetch;
  info.mockRestore();
});
