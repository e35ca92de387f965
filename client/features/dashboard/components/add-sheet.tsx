import { Banknote, CalendarHeart, HeartHandshake, ImagePlus, ListChecks, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addSheetText } from '#messages/add-sheet.ts';
import { dashboardText as text } from '#messages/dashboard.ts';
import { paths } from '#client/paths.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { LazyDateForm } from '#client/features/dates/components/lazy-date-sheet.tsx';
import { LazyExpenseDialog } from '#client/features/expenses/components/lazy-dialogs.tsx';
import { LazyMemoryForm } from '#client/features/memories/components/lazy-memory-sheet.tsx';

const forms = [
  { name: 'expense', icon: Banknote, Form: LazyExpenseDialog },
  { name: 'memory', icon: ImagePlus, Form: LazyMemoryForm },
  { name: 'date', icon: CalendarHeart, Form: LazyDateForm },
] as const;
const links = [
  { name: 'nudge', icon: HeartHandshake, to: paths.nudges },
  { name: 'list', icon: ListChecks, to: paths.lists },
] as const;
/** First sheet to open: the choice, or one of the forms. */
export type AddStart = 'menu' | (typeof forms)[number]['name'];

const rowClass =
  'flex min-h-14 w-full items-center gap-4 rounded-small px-3 text-left font-medium transition-colors hover:bg-sunk';

interface AddSheetProps {
  start: AddStart;
  onClose: () => void;
}

/** Adds an expense, a memory or a date in its own form, or leads to the nudges or the lists. */
export function AddSheet({ start, onClose }: AddSheetProps) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Dialog isOpen={open === 'menu'} onOpenChange={(isOpen) => !isOpen && onClose()} title={text.add}>
        <ul className="-mx-3 grid pb-4">
          {forms.map(({ name, icon }) => (
            <li key={name}>
              <button type="button" onClick={() => setOpen(name)} className={rowClass}>
                <Entry icon={icon} label={addSheetText.kinds[name]} />
              </button>
            </li>
          ))}
          {links.map(({ name, icon, to }) => (
            <li key={name}>
              <Link to={to} onClick={onClose} className={rowClass}>
                <Entry icon={icon} label={addSheetText.kinds[name]} />
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
      {forms.map(({ name, Form }) => open === name && <Form key={name} onClose={onClose} />)}
    </>
  );
}

function Entry({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden className="size-5.5" strokeWidth={1.9} />
      </span>
      {label}
    </>
  );
}
