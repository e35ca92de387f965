import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useDraft } from '#client/data/drafts/draft.ts';
import { handedContent } from '#client/data/handed/handed-content.ts';
import { HANDED_FIELD } from '#client/data/handed/handed-facts.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { handedText as text } from '#messages/handed.ts';

const LazyHandedSheet = lazyDialog(
  async () => (await import('./handed-sheet.tsx')).HandedSheet,
  () => text.title,
);

/**
 * Opens the sheet for a text that another app has handed over; nothing without any. The text and what is typed survive
 * a reload, until the sheet is closed.
 */
export function HandedText() {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get(HANDED_FIELD) ?? '';
  return (
    <HandedOver key={id} id={id} onClose={() => setParameters((before) => withoutHanded(before), { replace: true })} />
  );
}

function HandedOver({ id, onClose }: { id: string; onClose: () => void }) {
  const handed = useStore(handedContent, null);
  const { found = '', keep, forget } = useDraft<string>('handed', id);
  const came = handed?.pictures.length === 0 ? handed.text : '';
  useEffect(() => {
    if (came !== '') keep(came);
  }, [came, keep]);
  const words = came || (handed === null && id !== '' ? found : '');
  if (words === '') return null;
  return (
    <LazyHandedSheet
      id={id}
      text={words}
      onClose={() => {
        forget();
        handedContent.set(null);
        onClose();
      }}
    />
  );
}

function withoutHanded(parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(HANDED_FIELD);
  return next;
}
