import type { ReactNode } from 'react';
import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { GujaratiWordmark, Mark } from '#client/ui/content/mark.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { accountScreensText as text } from '#messages/accounts.ts';

/** Returns the title and description of an account screen, for the browser and for search engines. */
export function accountMeta(title: string, description: string): PageMeta {
  return { title: `${title} · ${brand.name}`, description };
}

interface AuthFrameProps {
  title: string;
  text: ReactNode;
  /** Title with `{name}` that the page's script shows to a visitor whom a partner invites. */
  invitedTitle?: string;
  children: ReactNode;
  /** Shown below the form: links to the other screens. */
  footer?: ReactNode;
  /** Hides every way out, for a forced change of the password. */
  isConfined?: boolean;
}

/**
 * Frame of an account form: one column with the logo and the link home, beside a field of tied dots on large screens.
 */
export function AuthFrame({ title, text: lead, invitedTitle, children, footer, isConfined = false }: AuthFrameProps) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div
        aria-hidden
        className="sticky top-0 hidden h-dvh place-items-center overflow-hidden bg-cloth text-on-cloth lg:grid"
      >
        <BandhaniBloom
          rings={10}
          firstRing={4}
          className="absolute size-[max(48rem,110dvh)] max-w-none text-festive opacity-40"
        />
        <GujaratiWordmark className="relative h-24" />
      </div>
      <main id="content" className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-8 px-5 py-10 lg:py-16">
        <div className="grid justify-items-center gap-4 text-center">
          {isConfined ? (
            <Mark className="size-14" />
          ) : (
            <a href={paths.home} aria-label={brand.name} className="grid min-h-11 place-items-center rounded-small">
              <Mark className="size-14" />
            </a>
          )}
          <h1 className="any-words text-heading" data-invited-title={invitedTitle}>
            {title}
          </h1>
          <p className="text-ink-soft">{lead}</p>
        </div>
        {children}
        {footer && <div className="grid justify-items-center gap-2 text-center text-ink-soft">{footer}</div>}
        {!isConfined && (
          <a
            href={paths.home}
            className="mx-auto inline-flex min-h-11 items-center text-caption text-ink-soft underline-offset-4 hover:underline"
          >
            {text.backToHome} · {brand.name}
          </a>
        )}
      </main>
    </div>
  );
}
