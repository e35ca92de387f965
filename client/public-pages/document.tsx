import type { ReactNode } from 'react';
import { builtInsScript } from '#client/lib/built-ins/lacks-built-ins.ts';
import { MetaTags, type PageMeta } from '#client/lib/public/page-meta.tsx';
import { memberScript } from '#client/lib/public/session-marker.ts';
import { HeadLinks } from '#client/shell/head-links.tsx';
import { InstallationBanners } from '#client/shell/installation/installation-banners.tsx';
import { ToastRegion } from '#client/ui/feedback/toast-region.tsx';
import anekFont from '#client/ui/theme/fonts/anek-basic.woff2?url';
import anekDevanagari from '#client/ui/theme/fonts/anek-devanagari-words.woff2?url';
import anekGujarati from '#client/ui/theme/fonts/anek-gujarati-words.woff2?url';
import eczarDevanagari from '#client/ui/theme/fonts/eczar-devanagari-words.woff2?url';
import rasaFont from '#client/ui/theme/fonts/rasa-basic.woff2?url';
import rasaGujarati from '#client/ui/theme/fonts/rasa-gujarati-words.woff2?url';
import { themeScript } from '#client/ui/theme/theme.ts';
import type { Language } from '#domain/kernel/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { holdSubmitScript } from './hold-submit.ts';
import type { PageAssets } from './page-renderer.ts';

/** Preloaded fonts of the page's script. */
const scriptFonts: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  gu: [rasaGujarati, anekGujarati],
  hi: [eczarDevanagari, anekDevanagari],
};

interface DocumentProps {
  assets: PageAssets;
  meta: PageMeta;
  children: ReactNode;
}

export function Document({ assets: { styles, script, appScripts }, meta, children }: DocumentProps) {
  return (
    <html lang={pageLanguage} data-words="ours">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {/* Runs before the first paint. It is constant, because the server allows inline scripts by their hash. */}
        <script
          dangerouslySetInnerHTML={{ __html: [builtInsScript, themeScript, memberScript, holdSubmitScript].join(';') }}
        />
        {/* These pages render with the fonts at once. In the app, scripts load before fonts. */}
        <link rel="preload" as="font" type="font/woff2" href={rasaFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={anekFont} crossOrigin="anonymous" />
        {scriptFonts[pageLanguage].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <HeadLinks />
        <MetaTags {...meta} />
        {'text' in styles ? (
          <style dangerouslySetInnerHTML={{ __html: styles.text }} />
        ) : (
          <link rel="stylesheet" href={styles.url} />
        )}
      </head>
      <body>
        {children}
        <ToastRegion />
        <InstallationBanners />
        {/* Runs after the page is parsed, like all modules. Not `async`: it could then run before its elements
            exist, and React would move it into the head. */}
        <script type="module" src={script} data-app-scripts={appScripts.join(' ')} />
      </body>
    </html>
  );
}
