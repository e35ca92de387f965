import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { SERIES_SCOPES, type SeriesScope } from '#domain/dates/facts.ts';
import { dateAnswersText } from '#messages/date-answers.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';

export interface ScopeDialogProps {
  /** Title of the date. */
  title: string;
  act: keyof typeof dateAnswersText.scopeTitle;
  /** False if all dates of the series cannot be meant, because the change moves one to another day. */
  canBeAll?: boolean;
  isPending: boolean;
  onChoose: (scope: SeriesScope) => void;
  onClose: () => void;
}

/** Asks for which dates of a series a change is. */
export function ScopeDialog({ title, act, canBeAll = true, isPending, onChoose, onClose }: ScopeDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={dateAnswersText.scopeTitle[act]} description={text.scopeText(title)}>
      <div className="grid gap-3">
        {SERIES_SCOPES.filter((scope) => canBeAll || scope !== 'all').map((scope) => (
          <Button
            key={scope}
            variant={act === 'delete' ? 'danger' : 'secondary'}
            disabled={isPending}
            onClick={() => onChoose(scope)}
          >
            {text.scopes[scope]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
