export const en = {
  controls: 'Video controls',
  play: 'Play video',
  pause: 'Pause video',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  percent: '{{percent}} percent',
};
