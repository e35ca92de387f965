import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AddStart } from '#client/features/dashboard/components/add-sheet.tsx';
import { LazyAddSheet } from '#client/features/dashboard/components/lazy-add-sheet.tsx';
import { paths } from '#client/paths.ts';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { shortcutsText as text } from '#messages/shortcuts.ts';

const OFF_KEY = 'jugal-shortcuts-off';
const added: Readonly<Record<string, AddStart>> = { n: 'menu', e: 'expense', m: 'memory' };
const shortcuts = [
  { key: 'n', label: text.shortcutNew },
  { key: 'e', label: text.shortcutExpense },
  { key: 'm', label: text.shortcutMemory },
  { key: '/', label: text.shortcutSearch },
  { key: '?', label: text.shortcutHelp },
];

/** Opens forms, the search and the list of shortcuts by single keys, outside fields and dialogs. */
export function KeyboardShortcuts() {
  const [open, setOpen] = useState<AddStart | 'help' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);

  /** Focuses the screen's own search, or opens that of the memories. */
  function search(): void {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (field) field.focus();
    else void navigate({ pathname: paths.memories, hash: 'search' });
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHelp = (event.ctrlKey || event.metaKey) && event.key === '/';
    if (isHelp) setOpen('help');
    if (isHelp || !areOn() || !isFree(event)) return;
    const start = added[event.key];
    if (start) setOpen(start);
    else if (event.key === '?') setOpen('help');
    else if (event.key === '/') search();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      {open !== null && open !== 'help' && <LazyAddSheet start={open} onClose={close} />}
      <Dialog isOpen={open === 'help'} onOpenChange={(isOpen) => !isOpen && close()} title={text.shortcutsTitle}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 pb-6">
          {shortcuts.map(({ key, label }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="grid size-9 place-items-center rounded-small border border-line-strong bg-sunk font-text font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        {/* Dictation software may say single letters (WCAG 2.1.4). */}
        <div className="pb-6">
          <SwitchField
            label={text.shortcutsOn}
            hint={text.shortcutsHint}
            defaultChecked={areOn()}
            onChange={({ target }) => turn(target.checked)}
          />
        </div>
      </Dialog>
    </>
  );
}

function areOn(): boolean {
  return localStorage.getItem(OFF_KEY) === null;
}

function turn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF_KEY);
  else localStorage.setItem(OFF_KEY, '1');
}

/** Returns true if the key is meant for no field, dialog or browser command. */
function isFree({ target, defaultPrevented, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || repeat) return false;
  if (document.querySelector('[role="dialog"], dialog[open]')) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select')));
}
