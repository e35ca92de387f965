import { useSearchParams } from 'react-router';
import { handedContent } from '#client/data/handed/handed-content.ts';
import { HANDED_FIELD } from '#client/data/handed/handed-facts.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { handedText as text } from '#messages/handed.ts';

const LazyHandedSheet = lazyDialog(
  async () => (await import('./handed-sheet.tsx')).HandedSheet,
  () => text.title,
);

/** Opens the sheet for a text that another app has handed over; nothing without any. Closing it drops the text. */
export function HandedText() {
  const handed = useStore(handedContent, null);
  const [, setParameters] = useSearchParams();
  if (!handed || handed.pictures.length > 0 || handed.text === '') return null;
  return (
    <LazyHandedSheet
      text={handed.text}
      onClose={() => {
        handedContent.set(null);
        setParameters((before) => withoutHanded(before), { replace: true });
      }}
    />
  );
}

function withoutHanded(parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(HANDED_FIELD);
  return next;
}
