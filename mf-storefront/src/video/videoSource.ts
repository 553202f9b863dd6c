export type VideoKind = 'youtube' | 'vimeo' | 'file';

const services: [VideoKind, RegExp][] = [
  ['youtube', /^(.+\.)?(youtube(-nocookie)?\.com|youtu\.be)$/],
  ['vimeo', /^(.+\.)?vimeo\.com$/],
];

/**
 * Tells who plays a video.
 * @param address what staff typed as the video's address, or the address of a clip of our own
 */
export function videoKind(address: string): VideoKind {
  // A clip of our own may come as a path; the base only makes it readable.
  if (!URL.canParse(address, 'https://shop.invalid')) return 'file';
  const { hostname, pathname } = new URL(address, 'https://shop.invalid');
  // Vimeo also hands out links to the bare file, which the browser plays by itself.
  if (/\.(mp4|webm|mov|m4v|ogv)$/i.test(pathname)) return 'file';
  return services.find(([, host]) => host.test(hostname))?.[0] ?? 'file';
}
