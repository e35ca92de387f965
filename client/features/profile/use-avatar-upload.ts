import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { profileText as text } from '#messages/profile.ts';
import { api } from '#client/data/api.ts';
import { isApiError, serverWordsOf } from '#client/lib/api-error.ts';
import { shrinkPhoto } from '#client/data/upload/shrink-photo.ts';
import { uploadFile } from '#client/data/upload/upload-file.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { findAvatarFault } from './model.ts';
import { toFailure } from './outcome-api.ts';

const toasts = mutationToasts({
  success: { title: text.photoUpdated },
  failure: (error) => toFailure(text.photoFailed, describeRefusal(error) ?? text.photoFailedText),
});

/** Length of the longer side in pixels: enough for the square that the server crops. */
const SENT_SIDE = 1280;

/** Replaces the profile picture. `percent` is the progress of the upload, or `null` without one. */
export function useAvatarUpload() {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = useMutation({
    // The key names the endpoint, so that the data it changes is refetched (query-client.ts).
    mutationKey: api.accounts.uploadAvatar.mutationKey(),
    mutationFn: async ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const sent = await shrinkPhoto(file, SENT_SIDE);
      return uploadFile({
        path: '/api/user/upload-profile-image',
        field: 'profileImage',
        file: sent,
        fileName: file.name,
        onProgress: setPercent,
        signal,
      });
    },
    onSuccess: toasts.onSuccess,
    onError: (error, { signal }) => {
      if (!signal.aborted) toasts.onError(error);
    },
    onSettled: () => setPercent(null),
  });

  function choose(file: File) {
    const fault = findAvatarFault(file);
    if (fault) {
      showToast(toFailure(text.photoFailed, fault));
      return;
    }
    running.current?.abort();
    running.current = new AbortController();
    setPercent(0);
    upload.mutate({ file, signal: running.current.signal });
  }

  return { percent, choose, cancel: () => running.current?.abort() };
}

/** Returns the server's reason for rejecting a picture; `null` for a server failure. */
function describeRefusal(error: Error): string | null {
  return isApiError(error) && error.status < 500 ? serverWordsOf(error) : null;
}
