import { clsx } from 'clsx';
import { pictureFiles } from '#client/ui/pictures.ts';

/** Screens of the app that have pictures. */
export type PictureName = 'dashboard' | 'dates' | 'finances' | 'memories' | 'notes';

const frames = {
  phone: {
    width: 390,
    height: 844,
    sizes: '280px',
    imageClass: '',
    className:
      'overflow-hidden rounded-[2.5rem] border-8 border-[color-mix(in_oklab,var(--ink)_88%,var(--page))] bg-page shadow-lift',
  },
  window: {
    width: 1280,
    height: 800,
    sizes: '(min-width: 1152px) 1088px, (min-width: 640px) 100vw, 700px',
    // Crops the picture on a phone, so that it is large enough.
    imageClass: 'max-sm:aspect-4/5 max-sm:object-cover max-sm:object-[38%_0]',
    className: 'overflow-hidden rounded-large border border-line-strong bg-page shadow-lift',
  },
};

interface AppPictureProps {
  picture: PictureName;
  frame: keyof typeof frames;
  alt: string;
  /** Fixed theme; defaults to the page's. */
  theme?: 'light' | 'dark';
  className?: string;
}

/** Screenshot of the app in the page's language and theme. The other theme's is never loaded. */
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
  const { width, height, sizes, imageClass } = frames[frame];
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourcesOf(picture, theme, 'avif')} sizes={sizes} />
      <img
        srcSet={sourcesOf(picture, theme, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={clsx('block h-auto w-full', imageClass)}
      />
    </picture>
  );
}

/** Returns the `srcset`: `/assets/light-280.avif 280w, …` */
function sourcesOf(picture: PictureName, theme: string, type: string): string {
  const sources = Object.entries(pictureFiles).flatMap(([path, url]) => {
    const [, width] = new RegExp(`/${picture}/${theme}-(\\d+)\\.${type}$`).exec(path) ?? [];
    return width ? [`${url} ${width}w`] : [];
  });
  // A language without pictures fails the build, like one without texts.
  if (sources.length === 0) throw new Error(`there is no ${theme} picture of ${picture} as ${type}`);
  return sources.join(', ');
}
