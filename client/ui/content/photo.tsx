import { clsx } from 'clsx';
import { useFailedSource } from '#client/lib/network/use-failed-source.ts';
import { uiText } from '#messages/ui.ts';
import { MirrorWork } from './ornaments.tsx';

interface PhotoProps {
  /** URL of the photo; `null` shows an ornament. */
  src: string | null;
  /** Smaller versions, as in HTML. */
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** Width by height; reserves the space before the photo loads. */
  ratio?: '4/3' | '3/4' | '1/1' | '16/9';
  /** Loads eagerly: the first picture of a screen. */
  isFirst?: boolean;
  className?: string;
}

export function Photo({ src, srcSet, sizes, alt, ratio = '4/3', isFirst = false, className }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useFailedSource();
  const isShown = src && src !== failedSrc;
  return (
    <span
      className={clsx('relative block overflow-hidden rounded-small bg-sunk', className)}
      style={{ aspectRatio: ratio }}
    >
      {isShown ? (
        <img
          src={src}
          {...(srcSet && { srcSet })}
          {...(sizes && { sizes })}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailedSrc(src)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <span role="img" aria-label={alt || uiText.noPhoto} className="absolute inset-0 grid place-items-center">
          <MirrorWork className="size-1/3 max-w-20 text-line-strong" />
        </span>
      )}
    </span>
  );
}
