import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'ref'> {
  /** Missing or empty shows the fallback at once. */
  src: string | null | undefined;
  alt: string;
  /** Natural size, which keeps the place while the picture loads. */
  width: number;
  height: number;
  /** Another picture's address, or an element in its place. */
  fallback: string | ReactNode;
}

/** A picture that is replaced, once, when it can't be loaded. Lazy unless `loading="eager"`. */
export function FallbackImage({ src, fallback, alt, ...image }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const element = useRef<HTMLImageElement>(null);
  const failed = !src || failedSrc === src;

  // In prerendered HTML a picture may have failed before React listened. One that has not begun
  // to load yet, being lazy, has no current address.
  useEffect(() => {
    const { current } = element;
    if (src && current?.complete && current.naturalWidth === 0 && current.currentSrc !== '') {
      setFailedSrc(src);
    }
  }, [src]);

  if (failed && typeof fallback !== 'string') return fallback;
  return (
    <img
      loading="lazy"
      decoding="async"
      {...image}
      ref={element}
      alt={alt}
      src={failed ? (fallback as string) : src}
      onError={() => {
        if (src) setFailedSrc(src);
      }}
    />
  );
}
