import { languagePrefix } from '#client/paths.ts';

/** Icons and colours in the head of every page, of the app and for visitors. */
export function HeadLinks() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf4e9" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e111b" />
      <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={`${languagePrefix}/manifest.webmanifest`} />
    </>
  );
}
