import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { paths } from '../../../paths.ts';
import { Mark } from '../../../ui/content/mark.tsx';

interface AuthFrameProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
  /** What stands below the form: the way to the other screens. */
  footer?: ReactNode;
  /** No way out but through: the forced change of the password. */
  isConfined?: boolean;
}

/** The page around a form of the account: the mark, one column, the way back home. */
export function AuthFrame({ title, text: lead, children, footer, isConfined = false }: AuthFrameProps) {
  return (
    <main id="content" className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-8 px-5 py-10">
      <div className="grid justify-items-center gap-4 text-center">
        {isConfined ? (
          <Mark className="size-14" />
        ) : (
          <Link
            to={paths.home}
            aria-label={text.backToHome}
            className="grid min-h-11 place-items-center rounded-small"
          >
            <Mark className="size-14" />
          </Link>
        )}
        <h1 className="text-heading">{title}</h1>
        <p className="text-ink-soft">{lead}</p>
      </div>
      {children}
      {footer && <div className="grid justify-items-center gap-2 text-center text-ink-soft">{footer}</div>}
      {!isConfined && (
        <Link
          to={paths.home}
          className="mx-auto inline-flex min-h-11 items-center text-caption text-ink-soft underline-offset-4 hover:underline"
        >
          {text.backToHome} · {brand.name}
        </Link>
      )}
    </main>
  );
}
