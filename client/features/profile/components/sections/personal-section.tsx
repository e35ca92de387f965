import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameCity } from '#messages/city-name.ts';
import { citiesText } from '#messages/cities.ts';
import { profileText as text } from '#messages/screens/profile.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import type { DialogName } from '../dialogs/dialog-name.ts';
import { AvatarUpload } from './avatar-upload.tsx';

export function PersonalSection({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  const { firstName, lastName, email, emailVerified, dateOfBirth, city, upiId } = useMember();
  return (
    <Section title={text.personal}>
      <AvatarUpload />
      <ul className="divide-y divide-line border-y border-line">
        <Fact
          label={text.fullName}
          action={<EditButton what={text.fullName} onClick={() => onOpen('name')} />}
        >
          {firstName} {lastName}
        </Fact>
        <Fact
          label={text.email}
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
        <Fact
          label={text.birthday}
          action={<EditButton what={text.birthday} onClick={() => onOpen('birthday')} />}
        >
          {dateOfBirth ? formatDate(dateOfBirth) : text.noBirthday}
        </Fact>
        <Fact label={text.city} action={<EditButton what={text.city} onClick={() => onOpen('city')} />}>
          {city ? nameCity(citiesText, city) : text.noCity}
        </Fact>
        <Fact label={text.upiId} action={<EditButton what={text.upiId} onClick={() => onOpen('upi')} />}>
          {upiId ?? text.noUpiId}
        </Fact>
      </ul>
    </Section>
  );
}

function Fact({ label, action, children }: { label: string; action: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-4 py-3">
      <div className="max-w-full flex-1 wrap-break-word">
        <p className="text-caption text-ink-soft">{label}</p>
        <p className="font-medium">{children}</p>
      </div>
      <div className="ml-auto">{action}</div>
    </li>
  );
}

function EditButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick} className="-mr-4">
      <Pencil aria-hidden className="size-4" />
      <span>
        {text.edit}
        <span className="sr-only"> {what}</span>
      </span>
    </Button>
  );
}
