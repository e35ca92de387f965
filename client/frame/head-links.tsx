import anekFont from '#client/ui/theme/fonts/anek-basic.woff2?url';
import rasaFont from '#client/ui/theme/fonts/rasa-basic.woff2?url';

/** In the head of every page, of the app and for visitors: the two fonts that each screen needs, icons and colours. */
export function HeadLinks() {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={rasaFont} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={anekFont} crossOrigin="anonymous" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf4e9" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e111b" />
      <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
