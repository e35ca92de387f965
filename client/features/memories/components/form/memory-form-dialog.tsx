import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { DateEvent } from '#contract/dates.ts';
import { DATE_NIGHT, type Memory, MemoryInput } from '#contract/memories.ts';
import { photoIdOf } from '#contract/photos.ts';
import { memoryScreensText as text } from '#messages/en/memory-screens.ts';
import { useDraft } from '../../../../lib/forms/draft.ts';
import { useFormWithDraft } from '../../../../lib/forms/form-draft.ts';
import { isApiError } from '../../../../lib/api.ts';
import { nowIso } from '../../../../lib/clock.ts';
import { indiaDate } from '../../../../lib/format/dates.ts';
import { paths } from '../../../../paths.ts';
import { TagField } from '../../../../ui/forms/tag-field.tsx';
import { TextAreaField, TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useChangeMemory, useKeepMemory } from '../../api.ts';
import { type ReadyPhoto, usePhotoUpload } from '../../photo-api.ts';
import { PhotoField } from './photo-field.tsx';

interface MemoryFormDialogProps {
  onClose: () => void;
  /** The memory to edit; absent, one is made. */
  memory?: Memory;
  /** The past date to make it from. */
  date?: DateEvent;
}

/** Keeps a memory, or edits one. What was typed stays until it is saved, whatever happens to the photo. */
export function MemoryFormDialog({ onClose, memory, date }: MemoryFormDialogProps) {
  const name = `memory/${memory?.id ?? date?.id ?? 'new'}`;
  const ownPhoto = ownPhotoOf(memory);
  const photoDraft = useDraft<ReadyPhoto | null>(`${name}/photo`, ownPhoto);
  const photo = usePhotoUpload(photoDraft.found === undefined ? ownPhoto : photoDraft.found, photoDraft.keep);
  const [isWaiting, setIsWaiting] = useState(false);
  const { draft, register, handleSubmit, setValue, control, formState } = useFormWithDraft({
    draftName: name,
    onClose,
    resolver: zodResolver(MemoryInput),
    defaultValues: startValues(memory, date),
  });
  const finish = () => {
    photoDraft.forget();
    draft.finish();
  };
  const startOver = () => {
    photo.set(ownPhoto);
    photoDraft.forget();
    draft.startOver();
  };
  const tags = useWatch({ control, name: 'tags' }) ?? [];
  const typedImageUrl = useWatch({ control, name: 'imageUrl' }) ?? '';
  const { errors } = formState;
  const keep = useKeepMemory(date !== undefined, finish);
  const change = useChangeMemory(finish);
  const failure = memory ? change.error : keep.error;
  const words = memory
    ? { title: text.editTitle, save: text.save }
    : date
      ? { title: text.dateTitle, description: text.dateText, save: text.saveDate }
      : { title: text.formTitle, description: text.formText, save: text.create };

  const save = handleSubmit(async (input) => {
    setIsWaiting(true);
    const photoUrl = await photo.settle();
    setIsWaiting(false);
    // A failed upload says so in its field; the member decides whether to try again or to go without.
    if (photoUrl === undefined) return;
    const values = { ...input, imageUrl: photoUrl ?? input.imageUrl ?? null };
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
      draft={{ isRestored: draft.isRestored || photoDraft.found !== undefined, startOver, finish }}
      onClose={onClose}
    >
      {!typedImageUrl && <PhotoField {...photo} />}
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
        {...register('memoryDate')}
      />
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

/** The uploaded photo of the memory; a picture elsewhere is an address to type. */
function ownPhotoOf(memory: Memory | undefined) {
  if (!memory?.imageUrl || photoIdOf(memory.imageUrl) === null) return null;
  return { imageUrl: memory.imageUrl, previewUrl: memory.thumbnailUrl ?? memory.imageUrl };
}
