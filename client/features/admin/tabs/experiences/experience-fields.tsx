import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { EXPERIENCE_ICONS } from '#client/features/experiences/model.ts';
import type { FieldOf } from '#client/ui/form-state/fields-of.ts';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import type { AdminExperience } from '#domain/experiences/admin.ts';
import { EXPERIENCE_STATUSES } from '#domain/experiences/facts.ts';
import { readCount } from '#domain/kernel/text/amount-text.ts';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';
import { TranslationFields } from '../../components/translation-fields.tsx';
import { type ExperienceValues, isClockTime, TRANSLATED_EXPERIENCE_TEXTS } from './experience-model.ts';

interface ExperienceFieldsProps {
  field: FieldOf<ExperienceValues>;
  register: UseFormRegister<ExperienceValues>;
  errors: FieldErrors<ExperienceValues>;
  experience: AdminExperience | undefined;
}

const pairClass = 'grid gap-5 sm:grid-cols-2';
const translatedLabels = {
  title: text.fieldTitle,
  subtitle: text.fieldSubtitle,
  description: text.fieldDescription,
  duration: text.fieldDuration,
  location: text.fieldLocation,
  included: text.fieldIncluded,
  buttonText: text.fieldButtonText,
};
const statusOptions = EXPERIENCE_STATUSES.map((status) => ({ value: status, label: status }));

export function ExperienceFields({ field, register, errors, experience }: ExperienceFieldsProps) {
  const icons = new Set<string>([...EXPERIENCE_ICONS, ...(experience ? [experience.icon] : [])]);
  return (
    <>
      <TextField label={text.fieldTitle} placeholder={text.titleExample} autoComplete="off" {...field('title')} />
      <TextField label={text.fieldSubtitle} placeholder={text.subtitleExample} isOptional {...field('subtitle')} />
      <TextAreaField label={text.fieldDescription} hint={text.descriptionHint} {...field('description')} />
      <div className={pairClass}>
        <SelectField label={text.fieldStatus} options={statusOptions} {...field('status')} />
        <SelectField
          label={text.fieldIcon}
          options={[...icons].map((icon) => ({ value: icon, label: icon }))}
          {...field('icon')}
        />
        <TextField label={text.fieldDuration} placeholder={text.durationExample} isOptional {...field('duration')} />
        <TextField label={text.fieldLocation} placeholder={text.locationExample} isOptional {...field('location')} />
      </div>
      <TextAreaField
        label={text.fieldIncluded}
        placeholder={text.includedExample}
        isOptional
        rows={2}
        {...field('included')}
      />
      <div className={pairClass}>
        <TextField label={text.fieldEventDate} type="date" isOptional {...field('eventDate')} />
        <TextField
          label={text.fieldEventTime}
          type={isClockTime(experience?.eventTime ?? null) ? 'time' : 'text'}
          isOptional
          {...field('eventTime')}
        />
        <TextField
          label={text.fieldMaxCouples}
          inputMode="numeric"
          isOptional
          hint={text.maxCouplesHint}
          {...field('maxParticipants', { setValueAs: readCount })}
        />
        <TextField
          label={text.fieldCurrentBookings}
          inputMode="numeric"
          {...field('currentParticipants', { setValueAs: readCount })}
        />
      </div>
      <TextField
        label={text.fieldBookingLink}
        type="url"
        inputMode="url"
        placeholder={text.bookingLinkExample}
        isOptional
        {...field('bookingLink')}
      />
      <div className={pairClass}>
        <TextField label={text.fieldButtonText} isOptional {...field('buttonText')} />
        <TextField
          label={text.fieldOrder}
          inputMode="numeric"
          hint={text.orderHint}
          {...field('order', { setValueAs: readCount })}
        />
      </div>
      <TranslationFields
        names={TRANSLATED_EXPERIENCE_TEXTS}
        labels={translatedLabels}
        longTexts={['description', 'included']}
        register={register}
        errors={errors.translations}
      />
      <SwitchField label={text.fieldActive} hint={text.activeFieldHint} {...field('isActive')} />
    </>
  );
}
