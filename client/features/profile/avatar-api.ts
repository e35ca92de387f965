import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { profileText as text } from '#messages/en/profile.ts';
import { api } from '../../lib/api.ts';
import { uploadFile } from '../../lib/upload/upload-file.ts';
import { returnToLogin } from '../accounts/session-api.ts';
import { findAvatarFault } from './model.ts';
import { tellFailure, tellSuccess } from './outcome-api.ts';

/** Replaces the profile picture. `percent` is how much of it has left the device, `null` while nothing is under way. */
export function useAvatarUpload() {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = useMutation({
    // The key names the endpoint, so that what it changes is refetched (query-client.ts).
    mutationKey: api.accounts.uploadAvatar.mutationKey(),
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      uploadFile({
        path: '/api/user/upload-profile-image',
        field: 'profileImage',
        file,
        fileName: file.name,
        onProgress: setPercent,
        signal,
      }),
    onSuccess: () => tellSuccess(text.photoUpdated),
    onError: (error, { signal }) => {
      if (signal.aborted || returnToLogin(error)) return;
      tellFailure(text.photoFailed, text.photoFailedText);
    },
    onSettled: () => setPercent(null),
  });

  function choose(file: File) {
    const fault = findAvatarFault(file);
    if (fault) {
      tellFailure(text.photoFailed, fault);
      return;
    }
    running.current?.abort();
    running.current = new AbortController();
    setPercent(0);
    upload.mutate({ file, signal: running.current.signal });
  }

  return { percent, choose, cancel: () => running.current?.abort() };
}
