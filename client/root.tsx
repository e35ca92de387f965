import './ui/theme/theme.css';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { brand } from '#contract/brand.ts';
import { frameText } from '#messages/en/frame.ts';
import type { Route } from './+types/root.ts';
import { ConfinedOutlet } from './frame/confined-outlet.tsx';
import { CrashScreen } from './frame/crash-screen.tsx';
import { InstallationOutlet } from './frame/installation/installation-outlet.tsx';
import { earlySubmitScript, sendWhatWasPressedEarly } from './lib/public/early-submit.ts';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { ToastOutlet } from './ui/feedback/toast-outlet.tsx';
import { FullScreenSpinner } from './ui/feedback/spinner.tsx';
import anekFont from './ui/theme/fonts/anek-basic.woff2?url';
import rasaFont from './ui/theme/fonts/rasa-basic.woff2?url';
import { themeScript } from './ui/theme/theme.ts';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets an attribute of <html> before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: themeScript + ';' + earlySubmitScript }} />
        <link rel="preload" as="font" type="font/woff2" href={rasaFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={anekFont} crossOrigin="anonymous" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf4e9" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e111b" />
        <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
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

/** Until the screen's own name is known. */
export const meta = () => [{ title: brand.name }];

export function HydrateFallback() {
  return <FullScreenSpinner label={frameText.loading} />;
}

export default function Root() {
  useEffect(sendWhatWasPressedEarly, []);
  return (
    <>
      <ConfinedOutlet />
      <ToastOutlet />
      <InstallationOutlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <CrashScreen error={error} />;
}
