import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { uploadFile } from '#client/data/upload/upload-file.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { BusyCalendar } from '#domain/busy-calendars/schema.ts';
import { busyCalendarScreensText as text } from '#messages/busy-calendars.ts';
import { faultsText } from '#messages/faults.ts';
import { isTooLarge, messageForField } from './model.ts';

/** Toasts of an added calendar. A rejection that its field shows is not repeated in the toast. */
const addToasts = (onDone?: () => void) =>
  mutationToasts({
    success: ({ state, message }: BusyCalendar) => ({
      title: text.added,
      ...(state === 'pending' && { description: text.addedText }),
      ...(message !== null && { description: message }),
    }),
    failure: { title: text.addFailed },
    onDone,
  });

export function useAddCalendar(onDone: () => void) {
  return useMutation(api.busyCalendars.create.mutationOptions(addToasts(onDone)));
}

/** Sends a calendar file. `problem` says what is wrong with it, `percent` how much of it is sent. */
export function useUploadCalendar() {
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationKey: api.busyCalendars.upload.mutationKey(),
    mutationFn: async (file: File) =>
      BusyCalendar.parse(
        await uploadFile({
          path: '/api/busy-calendars/file',
          field: 'calendar',
          file,
          fileName: file.name,
          onProgress: setPercent,
        }),
      ),
    ...addToasts(),
  });
  return {
    problem: problem ?? messageForField(upload.error),
    percent: upload.isPending ? percent : null,
    send(file: File) {
      const isRejected = isTooLarge(file);
      setProblem(isRejected ? faultsText.busyCalendars.tooLarge : undefined);
      setPercent(0);
      upload.reset();
      if (!isRejected) upload.mutate(file);
    },
  };
}

export function useDeleteCalendar(onDone: () => void) {
  return useMutation(
    api.busyCalendars.delete.mutationOptions(
      mutationToasts({
        success: { title: text.deleted },
        failure: ({ message }) => ({ title: text.deleteFailed, description: message }),
        onDone,
      }),
    ),
  );
}
