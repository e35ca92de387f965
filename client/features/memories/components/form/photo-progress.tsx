import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { memoryScreensText as text } from '#messages/memories.ts';
import type { PhotoUpload } from '../../form-photos-model.ts';

type PhotoOnItsWay = Exclude<PhotoUpload, { status: 'failed' | 'ready' }>;

/** Upload progress as text and as a bar. */
export function PhotoProgress({ upload }: { upload: PhotoOnItsWay }) {
  const { percent, words } = describe(upload);
  return (
    <div className="grid grow basis-32 gap-2">
      <p className="figures text-caption text-ink-soft">{words}</p>
      <ProgressBar label={text.uploadingLabel} percent={percent} valueText={words} />
    </div>
  );
}

function describe(upload: PhotoOnItsWay) {
  if (upload.status === 'uploading') return { percent: upload.percent, words: text.uploading(upload.percent) };
  if (upload.status === 'storing') return { percent: 100, words: text.storing };
  return { percent: 0, words: upload.status === 'waiting' ? text.uploadWaiting : text.preparing };
}
