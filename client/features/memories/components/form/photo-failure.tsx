import { CloudOff } from 'lucide-react';
import type { PhotoUpload } from '../../form-photos-model.ts';

/** Says why a photo was refused, or that it waits for the network and goes with the memory. */
export function PhotoFailure({ failure }: { failure: Extract<PhotoUpload, { status: 'failed' }> }) {
  if (!failure.isWaiting) {
    return (
      <p role="alert" className="font-medium text-danger">
        {failure.message}
      </p>
    );
  }
  return (
    <p role="status" className="inline-flex items-center gap-1.5 text-caption font-medium text-ink-soft">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {failure.message}
    </p>
  );
}
