import { CloudOff } from 'lucide-react';
import type { PhotoUpload } from '../../form-photos-model.ts';

/** Tells why a photo was rejected, or that it is uploaded with the memory once the network is back. */
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
