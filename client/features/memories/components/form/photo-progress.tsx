import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { memoryScreensText as text } from '#messages/memories.ts';
import type { PhotoOnItsWay } from '../../form-photos-model.ts';

/** Upload progress as a bar over the photo. */
export function PhotoProgress({ upload }: { upload: PhotoOnItsWay }) {
  const { percent, words } = describeUpload(upload);
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-2">
      <ProgressBar label={text.uploadingLabel} percent={percent} valueText={words} />
    </div>
  );
}

export function describeUpload(upload: PhotoOnItsWay) {
  if (upload.status === 'uploading') return { percent: upload.percent, words: text.uploading(upload.percent) };
  if (upload.status === 'storing') return { percent: 100, words: text.storing };
  return { percent: 0, words: upload.status === 'waiting' ? text.uploadWaiting : text.preparing };
}
