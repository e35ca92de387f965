import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { uiText } from '#messages/ui.ts';
import { IconButton, iconButtonClass } from '../forms/icon-button.tsx';

interface PageHeaderProps {
  title: string;
  text?: ReactNode;
  /** Target of the back arrow; `previous` is the previous page. Without it, there is no arrow. */
  backTo?: string;
  /** Buttons on the right; below the title on a phone. */
  actions?: ReactNode;
}

export function PageHeader({ title, text, backTo, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-3 gap-y-4 pb-6">
      {backTo && (
        // Centres the arrow on the title's first line, whatever its size.
        <div className="-ml-2.5 flex h-[1lh] items-center text-heading">
          <BackButton to={backTo} />
        </div>
      )}
      {/* Wraps below the arrow if a word of the title would break beside it. */}
      <div className="grid max-w-full flex-1 gap-1 wrap-break-word">
        {/* Large text grows until the longest word fills the line; a longer one breaks. */}
        <h1 className="max-w-[calc(100vw-2.5rem)] text-heading cramped:text-[min(2.125rem,14vw)]">{title}</h1>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {actions && <div className="flex w-full flex-wrap gap-3 sm:w-auto">{actions}</div>}
    </header>
  );
}

function BackButton({ to }: { to: string }) {
  const navigate = useNavigate();
  // A page opened from a notification has no previous page, so the arrow leads to the start page.
  const goBack = () => (globalThis.history.length <= 1 ? navigate('/') : navigate(-1));
  if (to === 'previous') return <IconButton icon={ArrowLeft} label={uiText.back} onClick={() => void goBack()} />;
  return (
    <Link to={to} aria-label={uiText.back} title={uiText.back} className={iconButtonClass}>
      <ArrowLeft aria-hidden className="size-5.5" strokeWidth={1.9} />
    </Link>
  );
}
