import { useState } from 'react';
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx';
import { memoryScreensText } from '#messages/memories.ts';

interface ReceiptViewerProps {
  title: string;
  imageUrl: string;
  thumbnailUrl: string | null;
  onClose: () => void;
}

/** Full-screen photo of a bill; shows the thumbnail until the photo is loaded. */
export function ReceiptViewer({ title, imageUrl, thumbnailUrl, onClose }: ReceiptViewerProps) {
  const [isBroken, setIsBroken] = useState(false);
  const fit = 'absolute inset-0 size-full object-contain';
  return (
    <FullScreenDialog title={title} onClose={onClose} bar={<p className="flex-1 truncate pl-1">{title}</p>}>
      <div className="relative min-h-0 flex-1">
        {isBroken ? (
          <p className="grid h-full place-content-center p-6 text-ink-soft">{memoryScreensText.brokenPhoto}</p>
        ) : (
          <>
            {thumbnailUrl && <img src={thumbnailUrl} alt="" className={fit} />}
            <img src={imageUrl} alt={title} className={fit} onError={() => setIsBroken(true)} />
          </>
        )}
      </div>
    </FullScreenDialog>
  );
}
