import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'ref'> {
  src: string | null | undefined;
  alt: string;
  /** Natural size, which reserves the space while the image loads. */
  width: number;
  height: number;
  /** Address of another image, or an element. */
  fallback: string | ReactNode;
}

/** Lazy unless `loading="eager"`. */
export function FallbackImage({ src, srcSet, sizes, fallback, alt, ...image }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const element = useRef<HTMLImageElement>(null);
  const failed = !src || failedSrc === src;

  // In composed HTML an image may have failed before hydration. A lazy one that has not begun has no current address.
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
      {...(failed ? {} : { srcSet, sizes })}
      ref={element}
      alt={alt}
      src={failed ? (fallback as string) : src}
      onError={() => {
        if (src) setFailedSrc(src);
      }}
    />
  );
}
