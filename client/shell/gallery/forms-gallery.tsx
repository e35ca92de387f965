import { useState } from 'react';
import { Bell } from 'lucide-react';
import { Button, type ButtonVariant } from '#client/ui/forms/button.tsx';
import { CheckboxField, SwitchField } from '#client/ui/forms/choice-field.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TagField } from '#client/ui/forms/tag-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'festive', 'danger'];

export function FormsGallery() {
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
        <TextField
          label="Amount"
          inputMode="decimal"
          error="Please fill in all required fields."
          defaultValue="12,5"
        />
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
        <TagField label="Tags" tags={tags} onChange={setTags} />
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
