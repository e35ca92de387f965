import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { confineMember } from '#client/lib/public/session-user.ts';
import { pagePath, paths, withoutLanguage } from '#client/paths.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { notFoundText as text } from '#messages/not-found.ts';

export function meta() {
  return [{ title: `${text.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}

export function NotFoundScreen() {
  const { pathname } = useLocation();
  const isPublicAddress = withoutLanguage(pathname) !== pathname;
  useEffect(() => void confineMember(), []);
  return (
    <main className="relative grid min-h-dvh place-content-center justify-items-center gap-4 overflow-clip p-8 text-center">
      <BandhaniBloom
        rings={12}
        firstRing={7}
        className="absolute top-1/2 left-1/2 -z-10 size-[max(200vw,72rem)] max-w-none md:size-[72rem] -translate-1/2 text-line"
      />
      <Mark className="size-20" />
      <h1 className="text-heading">{text.title}</h1>
      <p className="max-w-md text-lead text-ink-soft">{text.text}</p>
      <ButtonAnchor href={isPublicAddress ? pagePath(paths.home) : paths.home} className="mt-2">
        {text.goHome}
      </ButtonAnchor>
    </main>
  );
}

export default NotFoundScreen;
