import { videoKind } from './video';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube'],
  ['https://vimeo.com/76979871', 'vimeo'],
  ['https://player.vimeo.com/video/76979871', 'vimeo'],
  ['https://player.vimeo.com/progressive_redirect/rendition/video.mp4', 'file'],
  ['/storefront/1.0.0/static/media/hero.webm', 'file'],
  ['https://cdn.example.com/clip.mp4?from=youtube.com', 'file'],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', 'file'],
  ['https://', 'file'],
])('%s is played as %s', (address, kind) => {
  expect(videoKind(address)).toBe(kind);
});
