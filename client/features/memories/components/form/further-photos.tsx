import { ArrowLeft, ImagePlus, RefreshCw, Star, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Photo } from '#client/ui/content/photo.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { memoryScreensText as text } from '#messages/memories.ts';
import type { FormPhoto } from '../../form-photos-model.ts';
import { PhotoFailure } from './photo-failure.tsx';
import { PhotoProgress } from './photo-progress.tsx';

interface FurtherPhotosProps {
  photos: readonly FormPhoto[];
  /** Number of photos that can still be added. */
  room: number;
  onAdd: (files: readonly File[]) => void;
  onCover: (key: string) => void;
  onEarlier: (key: string) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Photos of a memory after its cover, which can be reordered, and a button to add more. */
export function FurtherPhotos({ photos, room, onAdd, ...actions }: FurtherPhotosProps) {
  const input = useRef<HTMLInputElement>(null);

  function addChosen(files: FileList | null) {
    if (files && files.length > 0) onAdd([...files]);
    // Reset, so that the same file can be chosen again after its removal.
    if (input.current) input.current.value = '';
  }

  return (
    <div role="group" aria-label={text.furtherPhotos} className="grid gap-3">
      {photos.length > 0 && (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3">
          {photos.map((photo, place) => (
            <FurtherRow key={photo.key} photo={photo} place={place} {...actions} />
          ))}
        </ol>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={text.addPhotos}
        onChange={(event) => addChosen(event.target.files)}
      />
      {room > 0 && (
        <Button variant="secondary" className="justify-self-start" onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden className="size-5" />
          {text.addPhotos}
        </Button>
      )}
    </div>
  );
}

interface FurtherRowProps extends Pick<FurtherPhotosProps, 'onCover' | 'onEarlier' | 'onRemove' | 'onRetry'> {
  photo: FormPhoto;
  place: number;
}

function FurtherRow({ photo, place, onCover, onEarlier, onRemove, onRetry }: FurtherRowProps) {
  const { key, previewUrl, upload } = photo;
  // The cover is number 1.
  const number = place + 2;
  return (
    <li className="grid min-w-0 content-start gap-1">
      <Photo src={previewUrl} alt={text.photoNumber(number)} ratio="4/3" isFirst />
      {upload.status === 'failed' && <PhotoFailure failure={upload} />}
      {upload.status !== 'failed' && upload.status !== 'ready' && <PhotoProgress upload={upload} />}
      <div role="group" aria-label={text.photoNumber(number)} className="-mx-1.5 flex flex-wrap">
        {upload.status === 'failed' && (
          <IconButton icon={RefreshCw} label={text.retryUpload} onClick={() => onRetry(key)} />
        )}
        <IconButton icon={Star} label={text.makeCover} onClick={() => onCover(key)} />
        {place > 0 && <IconButton icon={ArrowLeft} label={text.moveEarlier} onClick={() => onEarlier(key)} />}
        <IconButton icon={Trash2} label={text.removePhoto} onClick={() => onRemove(key)} />
      </div>
    </li>
  );
}
