import { stepUpText } from '#messages/screens/step-up.ts';
import { pendingStepUp } from '#client/lib/sign-in/step-up.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { DialogFrame } from '#client/ui/overlays/dialog-frame.tsx';

const StepUpDialog = lazyNamed(
  async () => (await import('./step-up-dialog.tsx')).StepUpDialog,
  ({ onSettle }, failed) => (
    <DialogFrame title={stepUpText.title} onClose={() => onSettle(false)} failed={failed} />
  ),
);

/** Shows the dialog for calls that need a fresh second step. */
export function StepUpOutlet() {
  const pending = useStore(pendingStepUp, null);
  return pending && <StepUpDialog onSettle={pending.settle} />;
}
