import { ImagePlus, RefreshCw, Trash2, X } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { Photo } from '#client/ui/content/photo.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { memoryScreensText as text } from '#messages/memories.ts';
import type { FormPhoto } from '../../form-photos-model.ts';
import { PhotoFailure } from './photo-failure.tsx';
import { PhotoProgress } from './photo-progress.tsx';

interface PhotoFieldProps {
  cover: FormPhoto | undefined;
  /** Called with the chosen files; the first is the cover. */
  onChoose: (files: readonly File[]) => void;
  onRetry: (key: string) => void;
  onCancel: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Field for the cover from the camera, the gallery or by drag and drop, with a preview and the upload progress. */
export function PhotoField({ cover, onChoose, ...actions }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();

  function chooseAll(files: FileList | null) {
    if (files && files.length > 0) onChoose([...files]);
    // Reset, so that the same file can be chosen again after its removal.
    if (input.current) input.current.value = '';
  }

  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      chooseAll(event.dataTransfer.files);
    },
  };

  return (
    <div role="group" aria-label={text.photo} {...drop}>
      {/* `image/*` opens the camera roll on a phone, and converts HEIC to JPEG on an iPhone. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={text.choosePhoto}
        onChange={(event) => chooseAll(event.target.files)}
      />
      {!cover ? (
        <button
          type="button"
          onClick={open}
          className="grid min-h-40 w-full justify-items-center content-center gap-1 rounded-small border-2 border-dashed border-line-strong bg-page px-6 py-6 text-center transition-colors hover:border-accent hover:text-accent-ink"
        >
          <ImagePlus aria-hidden className="mb-1 size-8 text-accent" strokeWidth={1.6} />
          <span className="font-semibold">{text.choosePhoto}</span>
          <span className="text-caption text-ink-soft">{text.choosePhotoText}</span>
        </button>
      ) : (
        <div className="grid gap-3">
          <Photo src={cover.previewUrl} alt="" ratio="16/9" isFirst />
          <CoverStatus cover={cover} onReplace={open} {...actions} />
        </div>
      )}
    </div>
  );
}

interface CoverStatusProps extends Pick<PhotoFieldProps, 'onRetry' | 'onCancel' | 'onRemove'> {
  cover: FormPhoto;
  onReplace: () => void;
}

function CoverStatus({ cover, onReplace, onRetry, onCancel, onRemove }: CoverStatusProps) {
  const { key, upload } = cover;
  if (upload.status === 'ready') {
    return (
      <div className="flex flex-wrap gap-2">
        <span role="status" className="sr-only">
          {text.photoReady}
        </span>
        <Button variant="secondary" onClick={onReplace}>
          <RefreshCw aria-hidden className="size-4.5" />
          {text.replacePhoto}
        </Button>
        <Button variant="quiet" onClick={() => onRemove(key)}>
          <Trash2 aria-hidden className="size-4.5" />
          {text.removePhoto}
        </Button>
      </div>
    );
  }
  if (upload.status === 'failed') {
    return (
      <div className="grid gap-3">
        <PhotoFailure failure={upload} />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => onRetry(key)}>
            <RefreshCw aria-hidden className="size-4.5" />
            {text.retryUpload}
          </Button>
          <Button variant="quiet" onClick={onReplace}>
            {text.otherPhoto}
          </Button>
          <Button variant="quiet" onClick={() => onCancel(key)}>
            {text.withoutPhoto}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PhotoProgress upload={upload} />
      <Button variant="quiet" onClick={() => onCancel(key)}>
        <X aria-hidden className="size-4.5" />
        {text.cancelUpload}
      </Button>
    </div>
  );
}
