import { clsx } from 'clsx';

/** The files of one picture by their path: `./dashboard/light-280.avif`. Taken by `npm run pictures`. */
export type PictureFiles = Readonly<Record<string, string>>;

const frames = {
  phone: {
    width: 390,
    height: 844,
    sizes: '280px',
    className:
      'overflow-hidden rounded-[2.5rem] border-8 border-[color-mix(in_oklab,var(--ink)_88%,var(--page))] bg-page shadow-lift',
  },
  window: {
    width: 1280,
    height: 800,
    sizes: '(min-width: 1024px) 640px, 100vw',
    className: 'overflow-hidden rounded-large border border-line-strong bg-page shadow-lift',
  },
};

interface AppPictureProps {
  picture: PictureFiles;
  frame: keyof typeof frames;
  alt: string;
  /** One theme whatever the page's; the page's own unless said. */
  theme?: 'light' | 'dark';
  className?: string;
}

/** A picture of the real app, in the theme of the page. The one of the other theme is never loaded. */
export function AppPicture({ picture, frame, alt, theme, className }: AppPictureProps) {
  return (
    <div className={clsx(frames[frame].className, className)}>
      {theme !== 'dark' && (
        <ThemedPicture {...{ picture, frame, alt }} theme="light" className={theme ? '' : 'only-light'} />
      )}
      {theme !== 'light' && (
        <ThemedPicture {...{ picture, frame, alt }} theme="dark" className={theme ? '' : 'only-dark'} />
      )}
    </div>
  );
}

function ThemedPicture({
  picture,
  frame,
  alt,
  theme,
  className,
}: Required<Omit<AppPictureProps, 'className'>> & { className: string }) {
  const { width, height, sizes } = frames[frame];
  const [small, webp] = [sourcesOf(picture, theme, 'avif'), sourcesOf(picture, theme, 'webp')];
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={small} sizes={sizes} />
      <img
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}

/** `/assets/light-280.avif 280w, …` */
function sourcesOf(picture: PictureFiles, theme: string, type: string) {
  return Object.entries(picture)
    .flatMap(([path, url]) => {
      const [, width] = new RegExp(`/${theme}-(\\d+)\\.${type}$`).exec(path) ?? [];
      return width ? [`${url} ${width}w`] : [];
    })
    .join(', ');
}
