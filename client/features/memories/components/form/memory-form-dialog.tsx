import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDraft } from '#client/data/drafts/draft.ts';
import { useMember } from '#client/data/session.ts';
import type { ReadyPhoto } from '#client/data/upload/send-photo.ts';
import { readPhotoDay } from '#client/data/upload/taken/photo-day.ts';
import { LimitCard } from '#client/features/subscription/components/limit-card.tsx';
import { isApiError } from '#client/lib/api-error.ts';
import { nowIso } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { TagField } from '#client/ui/forms/tag-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import type { DateEvent } from '#domain/dates/schema.ts';
import { DATE_NIGHT, MEMORY_PHOTOS_MAX } from '#domain/memories/facts.ts';
import { type Memory, MemoryInput } from '#domain/memories/schema.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { useUpdateMemory, useCreateMemory } from '../../api.ts';
import {
  countPending,
  type DraftPhoto,
  hasFailed,
  isUnchanged,
  toDraftPhoto,
  toFormPhoto,
} from '../../form-photos-model.ts';
import { leaveOriginals } from '../../originals-api.ts';
import { useFormPhotos } from '../../use-form-photos.ts';
import { OriginalsNote } from './originals-note.tsx';
import { PhotoStrip } from './photo-strip.tsx';

interface MemoryFormDialogProps {
  onClose: () => void;
  /** Memory to edit; absent for a new one. */
  memory?: Memory;
  /** Past date that the new memory is made from. */
  date?: DateEvent;
  /** Pictures of another app for a new one. They are sent when the member saves, and gone when the form is closed. */
  handed?: { id: string; pictures: readonly File[] };
}

/** Form for a memory. A failed photo upload does not lose the typed values. */
export function MemoryFormDialog({ onClose, memory, date, handed }: MemoryFormDialogProps) {
  const name = `memory/${memory?.id ?? date?.id ?? (handed ? `handed/${handed.id}` : 'new')}`;
  const ownPhotos = ownPhotosOf(memory);
  const { id: memberId } = useMember();
  const photosDraft = useDraft<readonly DraftPhoto[]>(`${name}/photo-list`, ownPhotos);
  const { photos, ...uploads } = useFormPhotos({
    initial: photosDraft.found ?? ownPhotos.map(toFormPhoto).map(toDraftPhoto),
    filesPrefix: `form/${memberId}/${name}/`,
    keep: (list) => (isUnchanged(list, ownPhotos) ? photosDraft.drop() : photosDraft.keep(list)),
    waitsForSave: handed !== undefined,
  });
  const hasPhotos = photos.length > 0;
  const [isPending, setIsPending] = useState(false);
  /** True if saving found a photo that has not been uploaded. */
  const [isSubmitBlocked, setIsSubmitBlocked] = useState(false);
  /** Number of chosen photos beyond the limit of a memory. */
  const [leftOut, setLeftOut] = useState(0);
  /** Day on which the chosen photo was taken. */
  const [takenOn, setTakenOn] = useState<string | null>(null);
  const { draft, field, controlled, dialog, setValue, control, formState } = useRecordForm({
    draftName: name,
    record: memory,
    schema: MemoryInput,
    values: startValues(memory, date),
    onClose,
  });
  const close = () => {
    photosDraft.forget();
    draft.finish();
  };
  const cancel = () => {
    uploads.forgetFiles();
    close();
  };
  const finishSaved = () => {
    void leaveOriginals(memberId, uploads.listOriginals()).then(uploads.forgetFiles);
    close();
  };
  const startOver = () => {
    uploads.set(ownPhotos);
    photosDraft.forget();
    draft.startOver();
  };
  const typedImageUrl = useWatch({ control, name: 'imageUrl' }) ?? '';
  const memoryDate = useWatch({ control, name: 'memoryDate' });
  const { dirtyFields } = formState;
  const hasChosen = photos.some(({ key }) => !ownPhotos.some(({ imageUrl }) => imageUrl === key));
  const pendingPhotos = countPending(photos);
  const room = MEMORY_PHOTOS_MAX - photos.length;
  const isDayOpen = !memory && !date && !dirtyFields.memoryDate;
  const keep = useCreateMemory(date !== undefined, finishSaved);
  const change = useUpdateMemory(finishSaved);
  const failure = memory ? change.error : keep.error;
  const words = memory
    ? { title: text.editTitle, save: text.save }
    : date
      ? { title: text.dateTitle, description: text.dateText, save: text.saveDate }
      : { title: text.formTitle, description: text.formText, save: text.create };

  const setDay = (day: string) => setValue('memoryDate', day, { shouldValidate: formState.isSubmitted });

  function addPhotos(files: readonly File[]) {
    setLeftOut(Math.max(0, files.length - room));
    uploads.add(files.slice(0, room));
  }

  /**
   * Adds the chosen photos. The day of the first becomes the memory's, unless the member has set another.
   */
  async function choosePhotos(files: readonly File[]) {
    addPhotos(files);
    const [first] = files;
    if (!first || hasPhotos) return;
    const day = await readPhotoDay(first, nowIso());
    setTakenOn(day);
    if (day && isDayOpen) setDay(day);
  }

  const addHanded = useEffectEvent(() => {
    if (handed) void choosePhotos(handed.pictures);
  });
  useEffect(() => {
    const timer = setTimeout(addHanded);
    return () => clearTimeout(timer);
  }, []);

  async function save(input: MemoryInput) {
    setIsPending(true);
    const addresses = await uploads.settle();
    setIsPending(false);
    setIsSubmitBlocked(addresses === null);
    // The photo shows why its upload failed; the member retries or removes it.
    if (addresses === null) return;
    const values = { ...input, imageUrl: addresses[0] ?? input.imageUrl ?? null, photos: addresses };
    if (memory) change.mutate({ ...values, id: memory.id });
    else keep.mutate({ ...values, ...(date && { milestone: DATE_NIGHT, dateId: date.id }) });
  }

  return (
    <FormDialog
      title={words.title}
      description={words.description}
      submitLabel={words.save}
      {...dialog({ mutate: save, isPending: isPending || keep.isPending || change.isPending })}
      {...(isPending && pendingPhotos > 0 && { pendingLabel: text.waitingForPhotos(pendingPhotos) })}
      draft={{
        isRestored: draft.isRestored || photosDraft.found !== undefined,
        startOver,
        finish: cancel,
      }}
      onClose={handed ? cancel : onClose}
    >
      {!typedImageUrl && (
        <PhotoStrip
          photos={photos}
          room={room}
          onAdd={(files) => void choosePhotos(files)}
          onMove={uploads.move}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
      )}
      {uploads.lostCount > 0 && (
        <p role="status" className="rounded-small bg-calm-soft px-4 py-3 text-calm-ink">
          {text.photosLost(uploads.lostCount)}
        </p>
      )}
      {leftOut > 0 && (
        <p role="status" className="rounded-small bg-calm-soft px-4 py-3 text-calm-ink">
          {text.photosLeftOut(MEMORY_PHOTOS_MAX, leftOut)}
        </p>
      )}
      <TextField label={text.fieldTitle} placeholder={text.titleExample} autoComplete="off" {...field('title')} />
      <TextField
        label={text.fieldDate}
        type="date"
        hint={takenOn !== null && takenOn === memoryDate ? text.dayOfPhoto : undefined}
        {...field('memoryDate')}
      />
      {takenOn !== null && takenOn !== memoryDate && (
        <button
          type="button"
          onClick={() => setDay(takenOn)}
          className="link -my-3 min-h-11 justify-self-start text-left"
        >
          {text.takeDayOfPhoto(formatDate(takenOn))}
        </button>
      )}
      <TextField label={text.texts.place} isOptional autoComplete="off" {...field('place')} />
      <TextAreaField
        label={text.texts.description}
        placeholder={text.descriptionExample}
        isOptional
        rows={3}
        {...field('description')}
      />
      <TagField label={text.fieldTags} isOptional {...controlled('tags')} />
      {!hasPhotos && (
        <TextField
          label={text.fieldImageUrl}
          type="url"
          inputMode="url"
          isOptional
          placeholder={text.imageUrlExample}
          hint={text.imageUrlHint}
          {...field('imageUrl')}
        />
      )}
      {hasChosen && <OriginalsNote />}
      {isSubmitBlocked && hasFailed(photos) && (
        <p role="alert" className="rounded-small bg-danger-soft px-4 py-3 text-danger">
          {text.photosHeldUp}
        </p>
      )}
      {isApiError(failure) && failure.status >= 400 && failure.status < 500 && (
        <div role="alert">
          {failure.status === 403 ? (
            <LimitCard text={failure.message} upgradePath={paths.subscribe} label={text.upgrade} />
          ) : (
            <p className="rounded-small bg-danger-soft px-4 py-3 text-danger">{failure.message}</p>
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
    place: memory?.place ?? date?.location ?? '',
    description: memory?.description ?? date?.description ?? '',
    tags: memory?.tags ?? [],
    imageUrl: memory && memory.photos.length > 0 ? '' : (memory?.imageUrl ?? ''),
  };
}

/** Returns the memory's uploaded photos, cover first; an image of another site is a URL in its own field. */
function ownPhotosOf(memory: Memory | undefined): ReadyPhoto[] {
  return (memory?.photos ?? []).map(({ imageUrl, thumbnailUrl }) => ({ imageUrl, previewUrl: thumbnailUrl }));
}
