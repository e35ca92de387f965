import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useDraft } from '#client/data/drafts/draft.ts';
import { handedContent } from '#client/data/handed/handed-content.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { HANDED_FIELD, HANDED_LOST } from '#domain/registry/handed-paths.ts';
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
  const close = () => setParameters((before) => withoutHanded(before), { replace: true });
  return id === HANDED_LOST ? <LostHandOver onClose={close} /> : <HandedOver key={id} id={id} onClose={close} />;
}

/** Reports a hand-over that no service worker has received, as before the app is installed completely. */
function LostHandOver({ onClose }: { onClose: () => void }) {
  const say = useEffectEvent(() => {
    showToast({ title: text.lost, description: text.lostText, tone: 'danger' });
    onClose();
  });
  useEffect(() => say(), []);
  return null;
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
