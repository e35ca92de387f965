import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { FormNotes } from '#client/ui/forms/form-notes.tsx';
import { Honeypot } from '#client/ui/forms/honeypot.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { REFERRAL_SOURCES, RELATIONSHIP_STAGES, type WaitlistMode } from '#domain/waitlist/facts.ts';
import { waitlistScreensText as text, waitlistText } from '#messages/waitlist.ts';
import { cityOptions, toOptions, waitlistWords } from '../form-model.ts';
import { waitlistChecks } from './form-checks.ts';

/** Form of one mode; `public-pages/scripts/waitlist.ts` adds the behaviour. */
export function WaitlistForm({ mode }: { mode: WaitlistMode }) {
  return (
    <form
      method="post"
      action="/api/waitlist"
      data-form="waitlist"
      data-words={JSON.stringify(waitlistWords)}
      className="relative grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="partner1Name"
          label={text.partner1}
          autoComplete="given-name"
          {...waitlistChecks.partner1Name}
        />
        <TextField name="partner2Name" label={text.partner2} autoComplete="off" {...waitlistChecks.partner2Name} />
        <TextField
          name="email"
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...waitlistChecks.email}
        />
        <TextField
          name="phone"
          label={text.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...waitlistChecks.phone}
        />
      </div>
      <SelectField
        name="city"
        label={text.city}
        options={cityOptions(mode)}
        placeholder={text.cityPlaceholder}
        data-undrafted=""
        defaultValue=""
        {...waitlistChecks.city}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="relationshipStage"
          label={text.stage}
          isOptional
          options={toOptions(RELATIONSHIP_STAGES, waitlistText.stages)}
          placeholder={text.stagePlaceholder}
          defaultValue=""
        />
        <SelectField
          name="referralSource"
          label={text.source}
          isOptional
          options={toOptions(REFERRAL_SOURCES, waitlistText.sources)}
          placeholder={text.sourcePlaceholder}
          defaultValue=""
        />
      </div>
      <TextAreaField
        name="interests"
        label={text.interests}
        isOptional
        rows={3}
        placeholder={text.interestsExample}
        {...waitlistChecks.interests}
      />
      <Honeypot label={text.website} />
      <Button type="submit" size="large" isPending={false}>
        {text[mode].submit}
      </Button>
      <FormNotes text={text} privacyPath={paths.privacy} />
    </form>
  );
}
