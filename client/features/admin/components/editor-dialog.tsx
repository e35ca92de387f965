import { type ReactNode, type SubmitEventHandler, useState } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { type DialogDraft, FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { PREVIEW_LANGUAGES, type PreviewLanguage } from '../translations-model.ts';
import type { StaleEdit } from '../use-stale-edit.ts';

const languageChips = PREVIEW_LANGUAGES.map((value) => ({ value, label: text.languages[value] }));

interface EditorDialogProps {
  title: string;
  submitLabel: string;
  isPending: boolean;
  stale: StaleEdit;
  /** Keeps the typed values until they are saved or cancelled. */
  draft: DialogDraft;
  /** Preview of the typed values as members would see them, in one of their languages. */
  renderPreview: (language: PreviewLanguage) => ReactNode;
  /** The fields. */
  children: ReactNode;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
}

/** Dialog with a form and a live preview. */
export function EditorDialog({ stale, renderPreview, children, ...dialog }: EditorDialogProps) {
  const [language, setLanguage] = useState<PreviewLanguage>('en');
  return (
    <FormDialog
      {...dialog}
      size="wide"
      pendingLabel={text.saving}
      aside={
        <section aria-label={text.preview} className="grid min-w-0 content-start gap-3 md:sticky md:top-0">
          <h3 className="font-text text-caption font-semibold text-ink-soft">{`${text.preview}: ${text.previewHint}`}</h3>
          <ChipGroup label={text.previewLanguage} chips={languageChips} value={language} onChange={setLanguage} />
          {renderPreview(language)}
        </section>
      }
    >
      <StaleNotice {...stale} />
      {children}
    </FormDialog>
  );
}

function StaleNotice({ state, loadNewest }: StaleEdit) {
  return (
    <div role="status" className="empty:hidden">
      {state === 'loaded' && (
        <p ref={bringIntoSight} className="rounded-small bg-positive-soft p-4 text-positive">
          {text.staleLoaded}
        </p>
      )}
      {(state === 'stale' || state === 'loading') && (
        <div
          ref={bringIntoSight}
          className="grid justify-items-start gap-3 rounded-small bg-warning-soft p-4 text-warning"
        >
          <p className="grid gap-1">
            <strong>{text.staleTitle}</strong>
            <span>{text.staleText}</span>
          </p>
          <Button variant="secondary" isPending={state === 'loading'} onClick={loadNewest}>
            {text.staleLoad}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Scrolls the notice into view, because Save may be pressed below a long form. */
function bringIntoSight(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}
