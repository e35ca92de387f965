import { useSearchParams } from 'react-router';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { REFERRAL_SOURCES, RELATIONSHIP_STAGES, type WaitlistMode } from '#contract/waitlist-lists.ts';
import { waitlistScreensText as text } from '#messages/en/waitlist-screens.ts';
import { waitlistText } from '#messages/en/waitlist.ts';
import { usePublicForm } from '../../../lib/public/public-form.ts';
import { request } from '../../../lib/public/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Honeypot } from '../../../ui/forms/honeypot.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { cityOptions, toOptions } from '../model.ts';
import { paths } from '../../../paths.ts';
import { FormNotes } from '../../../ui/forms/form-notes.tsx';

interface WaitlistFormProps {
  mode: WaitlistMode;
  /** What is chosen, or empty. It stands in the address, where a link has put it and a reload finds it. */
  city: string;
  onJoined: (entry: WaitlistEntry) => void;
}

export function WaitlistForm({ mode, city, onJoined }: WaitlistFormProps) {
  const [, setSearch] = useSearchParams();
  const { errors, isSending, formProps } = usePublicForm({
    draft: 'waitlist',
    loadSchema: async () => (await import('./form-checks.ts')).WaitlistForm,
    send: async (input) => onJoined(await request<WaitlistEntry>('POST', '/api/waitlist', input)),
    onFailed: () => showToast({ title: text.failed, description: text.failedText, tone: 'danger' }),
  });

  return (
    <form {...formProps} action="/api/waitlist" className="relative grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="partner1Name"
          label={text.partner1}
          autoComplete="given-name"
          error={errors['partner1Name']}
        />
        <TextField
          name="partner2Name"
          label={text.partner2}
          autoComplete="off"
          error={errors['partner2Name']}
        />
        <TextField
          name="email"
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors['email']}
        />
        <TextField
          name="phone"
          label={text.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors['phone']}
        />
      </div>
      <SelectField
        name="city"
        label={text.city}
        options={cityOptions(mode)}
        placeholder={text.cityPlaceholder}
        data-undrafted=""
        value={city}
        onChange={(event) =>
          setSearch({ type: mode, city: event.target.value }, { replace: true, preventScrollReset: true })
        }
        error={errors['city']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="relationshipStage"
          label={text.stage}
          isOptional
          options={toOptions(RELATIONSHIP_STAGES, waitlistText.stages)}
          placeholder={text.stagePlaceholder}
          defaultValue=""
          error={errors['relationshipStage']}
        />
        <SelectField
          name="referralSource"
          label={text.source}
          isOptional
          options={toOptions(REFERRAL_SOURCES, waitlistText.sources)}
          placeholder={text.sourcePlaceholder}
          defaultValue=""
          error={errors['referralSource']}
        />
      </div>
      <TextAreaField
        name="interests"
        label={text.interests}
        isOptional
        rows={3}
        placeholder={text.interestsExample}
        error={errors['interests']}
      />
      <Honeypot label={text.website} />
      <Button type="submit" size="large" isPending={isSending}>
        {text[mode].submit}
      </Button>
      <FormNotes text={text} privacyPath={paths.privacy} />
    </form>
  );
}
