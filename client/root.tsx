import '#client/ui/theme/theme.css';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { firstReadsScript } from '#client/data/reads/preload.ts';
import { builtInsScript } from '#client/lib/built-ins/lacks-built-ins.ts';
import { CrashScreen } from '#client/shell/crash-screen.tsx';
import { HeadLinks } from '#client/shell/head-links.tsx';
import { holdInstallPrompt } from '#client/shell/installation/install-prompt.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { FullScreenSpinner } from '#client/ui/feedback/spinner.tsx';
import { ToastRegion } from '#client/ui/feedback/toast-region.tsx';
import { startToaster } from '#client/ui/feedback/toaster.ts';
import { watchLetterSize } from '#client/ui/theme/letter-size.ts';
import { themeScript } from '#client/ui/theme/theme.ts';
import { brand } from '#domain/kernel/brand.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { shellText } from '#messages/shell.ts';
import type { Route } from './+types/root.ts';

// Loaded late: the screen renders without it.
const AppInstallation = lazyNamed(
  async () => (await import('#client/shell/installation/app-installation.tsx')).AppInstallation,
  null,
  { isDispensable: true },
);

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets an attribute of <html> before hydration.
    <html lang={pageLanguage} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <script dangerouslySetInnerHTML={{ __html: [builtInsScript, themeScript, firstReadsScript].join(';') }} />
        <HeadLinks />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Title until the screen sets its own. */
export const meta = () => [{ title: brand.name }];

export function HydrateFallback() {
  return <FullScreenSpinner label={shellText.loading} />;
}

export default function Root() {
  useEffect(() => startToaster(), []);
  useEffect(holdInstallPrompt, []);
  useEffect(watchLetterSize, []);
  return (
    <>
      <Outlet />
      <ToastRegion />
      <AppInstallation />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashScreen error={error} />;
}
