import { Crown, Bell } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#client/lib/format/money.ts';
import { Avatar, AvatarPair } from '#client/ui/content/avatar.tsx';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { Section, Card } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { BandhaniBloom, BlockPrintBorder, MirrorWork, WeaveRule } from '#client/ui/content/ornaments.tsx';
import { Photo } from '#client/ui/content/photo.tsx';
import { Button, type ButtonVariant } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { CheckboxField, SwitchField } from '#client/ui/forms/choice-field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TagField } from '#client/ui/forms/tag-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { MemberShell } from '../member/member-shell.tsx';
import { FeedbackGallery } from './feedback-gallery.tsx';

/** Samples of hard cases: long Gujarati names, no photo, large sums. */
const galleryText = {
  user: { firstName: 'માધવી-બેન', lastName: 'રાજેન્દ્રકુમાર ત્રિવેદી', profileImageUrl: null },
  partner: { name: 'Arjun Trivedi' },
  longText: 'રાજેન્દ્રકુમાર અને માધવી-બેન ત્રિવેદી, 14 years and one very long title for a small row',
} as const;

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'festive', 'danger'];

const tones: BadgeTone[] = ['neutral', 'accent', 'festive', 'calm', 'positive', 'warning', 'danger'];
const name = `${galleryText.user.firstName} ${galleryText.user.lastName}`;

export function meta() {
  return [{ title: 'Components' }];
}

/** Showcase of every component in its states, in development only. Its texts are samples. */
export default function GalleryScreen() {
  const [isPremium, setIsPremium] = useState(true);
  return (
    <MemberShell user={{ ...galleryText.user, isPremium, isAdmin: false }} onSignOut={() => setIsPremium(!isPremium)}>
      <PageHeader title="Components" lead="Turn the theme in the menu and look at both." backTo="previous" />
      <div className="grid gap-12">
        <Section title="Forms">
          <FormsGallery />
        </Section>
        <Section title="Content">
          <ContentGallery />
        </Section>
        <Section title="Feedback and overlays">
          <FeedbackGallery />
        </Section>
      </div>
    </MemberShell>
  );
}

function FormsGallery() {
  const [tags, setTags] = useState(['tea', 'river front']);
  const [chip, setChip] = useState('all');
  const [isPending, setIsPending] = useState(false);
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isPending={isPending} onClick={() => setIsPending(true)}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button size="large">large</Button>
        <IconButton icon={Bell} label="Notifications" count={3} />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Title" placeholder="Dinner at the river" hint="What you will do." />
        <TextField label="Amount" inputMode="decimal" error="Please fill in all required fields." defaultValue="12,5" />
        <TextField label="Date" type="date" defaultValue="2026-11-21" />
        <TextField label="Time" type="time" defaultValue="19:00" isOptional />
        <PasswordField label="Password" autoComplete="new-password" hint="At least 8 characters." />
        <SelectField
          label="Category"
          placeholder="Choose…"
          defaultValue=""
          options={[
            { label: 'Popular', options: [{ value: 'romantic_dinner', label: 'Romantic Dinner' }] },
            { label: 'Other', options: [{ value: 'shopping', label: 'Shopping' }] },
          ]}
        />
        <TextAreaField label="Message" counted={{ typed: 'Chai at six?', most: 500 }} />
        <TagField label="Tags" value={tags} onChange={setTags} />
      </div>
      <div className="grid gap-1 md:max-w-md">
        <CheckboxField
          label="I am 18 or older and accept the terms and privacy notice"
          error="Please accept to continue"
        />
        <SwitchField label="Share with your partner" hint="They can read it, not change it." defaultChecked />
      </div>
      <ChipGroup
        label="Category"
        value={chip}
        onChange={setChip}
        chips={['all', 'cafes', 'dining', 'entertainment', 'shopping', 'travel'].map((value, index) => ({
          value,
          label: value,
          count: index * 3,
        }))}
      />
    </div>
  );
}

function ContentGallery() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} size="small" />
        <Avatar name={name} tone="calm" />
        <AvatarPair first={{ name }} second={galleryText.partner} />
        <AvatarPair first={{ name }} second={null} size="large" />
        <MirrorWork className="size-16 text-festive" />
        <BandhaniBloom rings={4} className="size-24 text-accent" />
        <WeaveRule className="h-6 w-60" />
      </div>
      <BlockPrintBorder id="gallery-border" className="text-cloth" />
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={Crown}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Card>
          <ul className="divide-y divide-line">
            <ListRow
              leading={<Avatar name="Arjun" />}
              title={galleryText.longText}
              text="Yesterday"
              trailing={<Badge tone="positive">Accepted</Badge>}
              to="/"
            />
            <ListRow
              title="Groceries"
              text="21 Nov"
              trailing={<span className="figures font-semibold">{formatMoney('99999999.99')}</span>}
            />
          </ul>
        </Card>
        <Photo src={null} alt="" />
      </div>
    </div>
  );
}
