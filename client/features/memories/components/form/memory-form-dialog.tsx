import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { DateEvent } from '#contract/dates.ts';
import { DATE_NIGHT, MEMORY_PHOTOS_MAX } from '#contract/constants/memories.ts';
import { type Memory, MemoryInput } from '#contract/memories.ts';
import { photoIdOf } from '#contract/photo-address.ts';
import { memoryScreensText as text } from '#messages/en/screens/memories.ts';
import { useDraft } from '#client/lib/forms/draft.ts';
import { useFormWithDraft } from '#client/lib/forms/form-draft.ts';
import { isApiError } from '#client/lib/api-error.ts';
import { nowIso } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { readPhotoDay } from '#client/lib/upload/photo-day.ts';
import { paths } from '#client/paths.ts';
import { TagField } from '#client/ui/forms/tag-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { useUpdateMemory, useCreateMemory } from '../../api.ts';
import type { ReadyPhoto } from '../../photo-api.ts';
import { type FurtherPhoto, useFurtherPhotos } from '../../use-further-photos.ts';
import { usePhotoUpload } from '../../use-photo-upload.ts';
import { FurtherPhotos } from './further-photos.tsx';
import { PhotoField } from './photo-field.tsx';

interface MemoryFormDialogProps {
  onClose: () => void;
  /** The memory to edit; absent for a new one. */
  memory?: Memory;
  /** The past date that the new memory is made from. */
  date?: DateEvent;
}

/** Creates or edits a memory. A failed upload of the photo does not lose what was typed. */
export function MemoryFormDialog({ onClose, memory, date }: MemoryFormDialogProps) {
  const name = `memory/${memory?.id ?? date?.id ?? 'new'}`;
  const ownPhoto = ownPhotoOf(memory);
  const photoDraft = useDraft<ReadyPhoto | null>(`${name}/photo`, ownPhoto);
  const photo = usePhotoUpload(photoDraft.found === undefined ? ownPhoto : photoDraft.found, photoDraft.keep);
  const ownFurther = furtherPhotosOf(memory);
  const furtherDraft = useDraft<readonly ReadyPhoto[]>(`${name}/photos`, ownFurther);
  const further = useFurtherPhotos(furtherDraft.found ?? ownFurther, furtherDraft.keep);
  const [isWaiting, setIsWaiting] = useState(false);
  /** The day on which the chosen photo was taken. */
  const [takenOn, setTakenOn] = useState<string | null>(null);
  const { draft, register, handleSubmit, setValue, control, formState } = useFormWithDraft({
    draftName: name,
    onClose,
    resolver: zodResolver(MemoryInput),
    defaultValues: startValues(memory, date),
  });
  const finish = () => {
    photoDraft.forget();
    furtherDraft.forget();
    draft.finish();
  };
  const startOver = () => {
    photo.set(ownPhoto);
    photoDraft.forget();
    further.set(ownFurther);
    furtherDraft.forget();
    draft.startOver();
  };
  const tags = useWatch({ control, name: 'tags' }) ?? [];
  const typedImageUrl = useWatch({ control, name: 'imageUrl' }) ?? '';
  const memoryDate = useWatch({ control, name: 'memoryDate' });
  const { errors, dirtyFields } = formState;
  const room = MEMORY_PHOTOS_MAX - 1 - further.photos.length;
  const isDayOpen = !memory && !date && !dirtyFields.memoryDate;
  const keep = useCreateMemory(date !== undefined, finish);
  const change = useUpdateMemory(finish);
  const failure = memory ? change.error : keep.error;
  const words = memory
    ? { title: text.editTitle, save: text.save }
    : date
      ? { title: text.dateTitle, description: text.dateText, save: text.saveDate }
      : { title: text.formTitle, description: text.formText, save: text.create };

  const takeDay = (day: string) => setValue('memoryDate', day, { shouldValidate: formState.isSubmitted });

  /** The photo's day is the memory's, unless the member has said another. */
  async function choosePhotos([cover, ...others]: readonly File[]) {
    if (!cover) return;
    photo.choose(cover);
    further.add(others.slice(0, room));
    const day = await readPhotoDay(cover);
    setTakenOn(day);
    if (day && isDayOpen) takeDay(day);
  }

  function makeCover({ key, imageUrl, previewUrl }: FurtherPhoto) {
    if (!imageUrl) return;
    further.replace(key, photo.state.status === 'ready' ? photo.state : null);
    photo.set({ imageUrl, previewUrl });
    photoDraft.keep({ imageUrl, previewUrl: imageUrl });
  }

  /** Without a cover the next photo that the server has is it. */
  function removeCover() {
    const next = further.photos.find(({ imageUrl }) => imageUrl !== null);
    if (!next?.imageUrl) return photo.remove();
    further.remove(next.key);
    photo.set({ imageUrl: next.imageUrl, previewUrl: next.previewUrl });
    photoDraft.keep({ imageUrl: next.imageUrl, previewUrl: next.imageUrl });
  }

  const save = handleSubmit(async (input) => {
    setIsWaiting(true);
    const [photoUrl, others] = await Promise.all([photo.settle(), further.settle()]);
    setIsWaiting(false);
    // The photo's field shows the failed upload; the member tries again or removes the photo.
    if (photoUrl === undefined || others === undefined) return;
    const photos = photoUrl === null ? others : [photoUrl, ...others];
    const values = { ...input, imageUrl: photos[0] ?? input.imageUrl ?? null, photos };
    if (memory) change.mutate({ ...values, id: memory.id });
    else keep.mutate({ ...values, milestone: date ? DATE_NIGHT : null });
  });

  return (
    <FormDialog
      title={words.title}
      description={words.description}
      submitLabel={words.save}
      onSubmit={(event) => void save(event)}
      isPending={isWaiting || keep.isPending || change.isPending}
      draft={{
        isRestored: draft.isRestored || photoDraft.found !== undefined || furtherDraft.found !== undefined,
        startOver,
        finish,
      }}
      onClose={onClose}
    >
      {!typedImageUrl && (
        <PhotoField {...photo} remove={removeCover} choose={(files) => void choosePhotos(files)} />
      )}
      {photo.state.status !== 'none' && (
        <FurtherPhotos
          photos={further.photos}
          room={room}
          onAdd={further.add}
          onCover={makeCover}
          onEarlier={further.moveEarlier}
          onRemove={further.remove}
          onRetry={further.retry}
        />
      )}
      <TextField
        label={text.fieldTitle}
        placeholder={text.titleExample}
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextField
        label={text.fieldDate}
        type="date"
        error={errors.memoryDate?.message}
        hint={takenOn !== null && takenOn === memoryDate ? text.dayOfPhoto : undefined}
        {...register('memoryDate')}
      />
      {takenOn !== null && takenOn !== memoryDate && (
        <button
          type="button"
          onClick={() => takeDay(takenOn)}
          className="link -my-3 min-h-11 justify-self-start text-left"
        >
          {text.takeDayOfPhoto(formatDate(takenOn))}
        </button>
      )}
      <TextAreaField
        label={text.fieldDescription}
        placeholder={text.descriptionExample}
        isOptional
        rows={3}
        error={errors.description?.message}
        {...register('description')}
      />
      <TagField
        label={text.fieldTags}
        isOptional
        tags={tags}
        error={errors.tags?.message ?? errors.tags?.[0]?.message}
        onChange={(next) =>
          setValue('tags', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      />
      {photo.state.status === 'none' && (
        <TextField
          label={text.fieldImageUrl}
          type="url"
          inputMode="url"
          isOptional
          placeholder={text.imageUrlExample}
          hint={text.imageUrlHint}
          error={errors.imageUrl?.message}
          {...register('imageUrl')}
        />
      )}
      {isApiError(failure) && failure.status >= 400 && failure.status < 500 && (
        <div role="alert" className="grid gap-2 rounded-small bg-danger-soft px-4 py-3 text-danger">
          <p>{failure.message}</p>
          {failure.status === 403 && (
            <Link to={paths.subscribe} className="link inline-flex min-h-11 items-center">
              {text.upgrade}
            </Link>
          )}
        </div>
      )}
    </FormDialog>
  );
}

function startValues(memory: Memory | undefined, date: DateEvent | undefined) {
  return {
    title: memory?.title ?? date?.title ?? '',
    memoryDate: memory?.memoryDate ?? date?.scheduledDate ?? indiaDate(nowIso()),
    description: memory?.description ?? date?.description ?? '',
    tags: memory?.tags ?? [],
    imageUrl: ownPhotoOf(memory) ? '' : (memory?.imageUrl ?? ''),
  };
}

/** The memory's uploaded photo; an image of another site is a URL in its own field. */
function ownPhotoOf(memory: Memory | undefined) {
  if (!memory?.imageUrl || photoIdOf(memory.imageUrl) === null) return null;
  return { imageUrl: memory.imageUrl, previewUrl: memory.thumbnailUrl ?? memory.imageUrl };
}

/** The memory's photos behind the cover. */
function furtherPhotosOf(memory: Memory | undefined): ReadyPhoto[] {
  return (memory?.photos ?? [])
    .slice(1)
    .map(({ imageUrl, thumbnailUrl }) => ({ imageUrl, previewUrl: thumbnailUrl }));
}
