import { Banknote, CalendarHeart, HeartHandshake, ImagePlus, ListChecks, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { LazyDateForm } from '#client/features/dates/components/lazy-date-sheet.tsx';
import { LazyExpenseDialog } from '#client/features/expenses/components/lazy-dialogs.tsx';
import { LazyListDialog } from '#client/features/lists/components/lazy-dialogs.tsx';
import { LazyMemoryForm } from '#client/features/memories/components/lazy-memory-sheet.tsx';
import { paths } from '#client/paths.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { listPath } from '#domain/registry/screen-paths.ts';
import { addSheetText } from '#messages/add-sheet.ts';
import { dashboardText as text } from '#messages/dashboard.ts';
import { nudgeScreensText } from '#messages/nudges.ts';

const LazyNudgeSheet = lazyDialog(
  async () => (await import('#client/features/nudges/components/nudge-form-sheet.tsx')).NudgeFormSheet,
  () => nudgeScreensText.open,
);

const entries = [
  { name: 'expense', icon: Banknote },
  { name: 'memory', icon: ImagePlus },
  { name: 'date', icon: CalendarHeart },
  { name: 'nudge', icon: HeartHandshake },
  { name: 'list', icon: ListChecks },
] as const;
const forms = {
  expense: LazyExpenseDialog,
  memory: LazyMemoryForm,
  date: LazyDateForm,
  nudge: LazyNudgeSheet,
  list: ListForm,
} as const;
/** First sheet to open: the choice, or one of the forms. */
export type AddStart = 'menu' | keyof typeof forms;

const rowClass =
  'flex min-h-14 w-full items-center gap-4 rounded-small px-3 text-left font-medium transition-colors hover:bg-sunk';

interface AddSheetProps {
  start: AddStart;
  /** Pictures that a new memory starts with. */
  pictures?: readonly File[];
  onClose: () => void;
}

/** Adds an expense, a memory, a date, a nudge or a list, each in its own form above the screen. */
export function AddSheet({ start, pictures, onClose }: AddSheetProps) {
  const [open, setOpen] = useState(start);
  const { isPremium } = useMember();
  const hasPartner = usePartner() !== null;
  const Form = open === 'menu' ? null : forms[open];
  // A member who may send no nudge finds on their screen what it takes.
  const mayNudge = isPremium && hasPartner;
  return (
    <>
      <Dialog isOpen={open === 'menu'} onOpenChange={(isOpen) => !isOpen && onClose()} title={text.add}>
        <ul className="-mx-3 grid pb-4">
          {entries.map(({ name, icon }) => (
            <li key={name}>
              {name === 'nudge' && !mayNudge ? (
                <Link to={paths.nudges} onClick={onClose} className={rowClass}>
                  <Entry icon={icon} label={addSheetText.kinds[name]} />
                </Link>
              ) : (
                <button type="button" onClick={() => setOpen(name)} className={rowClass}>
                  <Entry icon={icon} label={addSheetText.kinds[name]} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
      {pictures && open === 'memory' ? (
        <LazyMemoryForm handed={{ id: 'chosen', pictures }} onClose={onClose} />
      ) : (
        Form && <Form onClose={onClose} />
      )}
    </>
  );
}

/** Form of a list, which opens for its items once it is there. */
function ListForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return <LazyListDialog onCreated={({ id }) => void navigate(listPath(id))} onClose={onClose} />;
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
