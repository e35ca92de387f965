import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { profileText as text } from '#messages/screens/profile.ts';
import { useMember } from '#client/data/session.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { useAvatarUpload } from '../../use-avatar-upload.ts';

export function AvatarUpload() {
  const { firstName, lastName, profileImageUrl } = useMember();
  const { percent, choose, cancel } = useAvatarUpload();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={`${firstName} ${lastName}`} photoUrl={profileImageUrl} size="large" />
      {percent === null ? (
        <div className="grid max-w-full flex-1 justify-items-start gap-1.5">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            <Camera aria-hidden className="size-5" />
            {profileImageUrl ? text.changePhoto : text.addPhoto}
          </Button>
          <p className="text-caption text-ink-soft">{text.photoHint}</p>
        </div>
      ) : (
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="text-caption text-ink-soft">{text.photoProgress}</p>
          <ProgressBar label={text.photoProgress} percent={percent} />
          <Button variant="quiet" onClick={cancel} className="-ml-5 justify-self-start">
            {text.cancelUpload}
          </Button>
        </div>
      )}
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
