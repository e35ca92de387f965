import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Pencil, Camera } from 'lucide-react';
import { type ReactNode, useRef, useEffect, useState } from 'react';
import { api } from '#client/data/api.ts';
import { usePartnerName } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { shrinkPhoto } from '#client/data/upload/shrink-photo.ts';
import { uploadFile } from '#client/data/upload/upload-file.ts';
import { isApiError, serverWordsOf } from '#client/lib/api-error.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { citiesText } from '#messages/cities.ts';
import { nameCity } from '#messages/city-name.ts';
import { profileText as text } from '#messages/profile.ts';
import { findAvatarFault } from '../../model.ts';
import { toFailure } from '../../outcome-api.ts';
import type { DialogName } from '../dialogs/dialog-name.ts';

const toasts = mutationToasts({
  success: { title: text.photoUpdated },
  failure: (error) => toFailure(text.photoFailed, { message: describeRefusal(error) ?? text.photoFailedText }),
});

/** Length of the longer side in pixels: enough for the square that the server crops. */
const SENT_SIDE = 1280;

export function PersonalSection({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  const { firstName, lastName, email, emailVerified, dateOfBirth, city, upiId } = useMember();
  return (
    <Section title={text.personal}>
      <AvatarUpload>
        <p className="flex items-center">
          <span className="min-w-0 font-heading text-title leading-tight font-semibold wrap-anywhere">
            {firstName} {lastName}
          </span>
          <EditButton what={text.fullName} onClick={() => onOpen('name')} />
        </p>
      </AvatarUpload>
      <ul className="grid grid-cols-2 gap-x-4 border-b border-line cramped:grid-cols-1">
        <Fact
          label={text.email}
          isWide
          action={
            emailVerified ? (
              <Badge tone="positive">{text.emailVerified}</Badge>
            ) : (
              <ButtonAnchor href={paths.verifyEmail} variant="secondary">
                {text.verifyEmail}
              </ButtonAnchor>
            )
          }
        >
          {email}
        </Fact>
        <Fact label={text.birthday} action={<EditButton what={text.birthday} onClick={() => onOpen('birthday')} />}>
          {dateOfBirth ? formatDate(dateOfBirth) : text.noBirthday}
        </Fact>
        <Fact label={text.city} action={<EditButton what={text.city} onClick={() => onOpen('city')} />}>
          {city ? nameCity(citiesText, city) : text.noCity}
        </Fact>
        <Fact label={text.upiId} isWide action={<EditButton what={text.upiId} onClick={() => onOpen('upi')} />}>
          {upiId ?? text.noUpiId}
        </Fact>
      </ul>
    </Section>
  );
}

interface FactProps {
  label: string;
  action: ReactNode;
  /** Takes the whole line. */
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ label, action, isWide = false, children }: FactProps) {
  return (
    <li
      className={clsx(
        'flex min-h-14 flex-wrap items-center gap-x-2 border-t border-line py-1.5',
        isWide && 'col-span-full',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="text-caption text-ink-soft">{label}</p>
        <p className="font-medium wrap-anywhere">{children}</p>
      </div>
      <div className="ml-auto">{action}</div>
    </li>
  );
}

function EditButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <IconButton
      icon={Pencil}
      label={`${text.edit} ${what}`}
      onClick={onClick}
      className="text-accent-ink! [&_svg]:size-4.5"
    />
  );
}

/** The profile picture with the button to change it, beside the name. */
function AvatarUpload({ children }: { children: ReactNode }) {
  const { firstName, lastName, profileImageUrl } = useMember();
  const { percent, choose, cancel } = useAvatarUpload();
  const partnerName = usePartnerName();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={`${firstName} ${lastName}`} photoUrl={profileImageUrl} size="large" />
      <div className="grid min-w-0 flex-1 grid-cols-1 cramped:basis-full">
        {children}
        {percent === null ? (
          <>
            <Button variant="quiet" onClick={() => input.current?.click()} className="-ml-5 justify-self-start">
              <Camera aria-hidden className="size-5" />
              {profileImageUrl ? text.changePhoto : text.addPhoto}
            </Button>
            <p className="text-caption text-ink-soft">{text.photoHint(partnerName)}</p>
          </>
        ) : (
          <div className="grid gap-2">
            <p className="text-caption text-ink-soft">{text.photoProgress}</p>
            <ProgressBar label={text.photoProgress} percent={percent} />
            <Button variant="quiet" onClick={cancel} className="-ml-5 justify-self-start">
              {text.cancelUpload}
            </Button>
          </div>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={text.addPhoto}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that the same file can be chosen again after a failure.
          target.value = '';
          if (file) choose(file);
        }}
      />
    </div>
  );
}

/** Replaces the profile picture. `percent` is the progress of the upload, or `null` without one. */
function useAvatarUpload() {
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
      showToast(toFailure(text.photoFailed, { message: fault }));
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
