import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { uiText } from '#messages/ui.ts';
import { IconButton, iconButtonClass } from '../forms/icon-button.tsx';
import { hasPreviousPage } from '../overlays/back-entries.ts';

interface PageHeaderProps {
  title: string;
  /** Sentence on the purpose of the screen; a phone shows it only on an empty one. */
  lead?: string;
  /** True if the screen has nothing to show yet. */
  isEmpty?: boolean;
  /** Facts below the title, which every size shows. */
  text?: ReactNode;
  /** Target of the back arrow; `previous` is the previous page. Without it, there is no arrow. */
  backTo?: string;
  /** Buttons on the right, below the title on a phone, which has the main one as `PhoneAction`. */
  actions?: ReactNode;
  /** Icon buttons at the end of a phone's row. */
  phoneIcons?: ReactNode;
}

/** The screen's title. On a phone it shares its row with the icons of the shell, for which it leaves room. */
export function PageHeader({ title, lead, isEmpty = false, text, backTo, actions, phoneIcons }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-3 pb-2 max-lg:first:-mt-(--title-row) lg:gap-y-4 lg:pb-6 [&_:is(a,button)[aria-label]]:size-[min(2.75rem,13.75vw)]">
      {/* Floats on a phone: a title begins below them if a word of it would break beside. */}
      <div className="flow-root w-full lg:flex lg:w-auto lg:flex-1 lg:gap-x-3">
        {backTo && (
          // Centres the arrow on the title's first line, whatever its size.
          <div className="float-left mr-1 -ml-2.5 flex h-(--title-row) items-center lg:mr-0 lg:h-[1lh] lg:text-heading">
            <BackButton to={backTo} />
          </div>
        )}
        <div className="float-right flex h-(--title-row) items-center pr-[min(5.25rem,26vw)] lg:hidden">
          {phoneIcons}
        </div>
        <div className="wrap-break-word lg:grid lg:max-w-full lg:flex-1 lg:gap-1">
          {/* Large text grows until the longest word fills the line; a longer one breaks. */}
          <h1 className="max-w-[calc(100vw-2.5rem)] pt-[calc((var(--title-row)-1lh)/2)] text-title lg:pt-0 lg:text-heading cramped:text-[min(1.625rem,13vw)]">
            {title}
          </h1>
          {lead && <p className={isEmpty ? 'clear-both text-ink-soft' : 'text-ink-soft max-lg:hidden'}>{lead}</p>}
          {text && <div className="clear-both text-ink-soft">{text}</div>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-x-3 max-lg:w-full max-lg:*:mb-2 lg:gap-y-3">{actions}</div>}
    </header>
  );
}

function BackButton({ to }: { to: string }) {
  const navigate = useNavigate();
  // A page opened from a notification has no previous page, so the arrow leads to the start page.
  const goBack = () => (hasPreviousPage() ? navigate(-1) : navigate('/'));
  if (to === 'previous') return <IconButton icon={ArrowLeft} label={uiText.back} onClick={() => void goBack()} />;
  return (
    <Link to={to} aria-label={uiText.back} title={uiText.back} className={iconButtonClass}>
      <ArrowLeft aria-hidden className="size-5.5" strokeWidth={1.9} />
    </Link>
  );
}
