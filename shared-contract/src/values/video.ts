export type VideoKind = 'youtube' | 'vimeo' | 'file';

const services: [VideoKind, RegExp][] = [
  ['youtube', /^(.+\.)?(youtube(-nocookie)?\.com|youtu\.be)$/],
  ['vimeo', /^(.+\.)?vimeo\.com$/],
];

/** Which player shows a video: that of a service, or the browser's for a file. */
export function videoKind(address: string): VideoKind {
  // A built-in clip may have a relative address; the base only makes it parseable.
  if (!URL.canParse(address, 'https://shop.invalid')) return 'file';
  const { hostname, pathname } = new URL(address, 'https://shop.invalid');
  // Vimeo also has links to the file itself, which the video element plays.
  if (/\.(mp4|webm|mov|m4v|ogv)$/i.test(pathname)) return 'file';
  return services.find(([, host]) => host.test(hostname))?.[0] ?? 'file';
}
