import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { EXPERIENCE_ICONS } from '#client/features/experiences/model.ts';
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

export function ExperienceFields({ register, errors, experience }: ExperienceFieldsProps) {
  const icons = new Set<string>([...EXPERIENCE_ICONS, ...(experience ? [experience.icon] : [])]);
  return (
    <>
      <TextField
        label={text.fieldTitle}
        placeholder={text.titleExample}
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextField
        label={text.fieldSubtitle}
        placeholder={text.subtitleExample}
        isOptional
        error={errors.subtitle?.message}
        {...register('subtitle')}
      />
      <TextAreaField
        label={text.fieldDescription}
        hint={text.descriptionHint}
        error={errors.description?.message}
        {...register('description')}
      />
      <div className={pairClass}>
        <SelectField
          label={text.fieldStatus}
          options={statusOptions}
          error={errors.status?.message}
          {...register('status')}
        />
        <SelectField
          label={text.fieldIcon}
          options={[...icons].map((icon) => ({ value: icon, label: icon }))}
          error={errors.icon?.message}
          {...register('icon')}
        />
        <TextField
          label={text.fieldDuration}
          placeholder={text.durationExample}
          isOptional
          error={errors.duration?.message}
          {...register('duration')}
        />
        <TextField
          label={text.fieldLocation}
          placeholder={text.locationExample}
          isOptional
          error={errors.location?.message}
          {...register('location')}
        />
      </div>
      <TextAreaField
        label={text.fieldIncluded}
        placeholder={text.includedExample}
        isOptional
        rows={2}
        error={errors.included?.message}
        {...register('included')}
      />
      <div className={pairClass}>
        <TextField
          label={text.fieldEventDate}
          type="date"
          isOptional
          error={errors.eventDate?.message}
          {...register('eventDate')}
        />
        <TextField
          label={text.fieldEventTime}
          type={isClockTime(experience?.eventTime ?? null) ? 'time' : 'text'}
          isOptional
          error={errors.eventTime?.message}
          {...register('eventTime')}
        />
        <TextField
          label={text.fieldMaxCouples}
          inputMode="numeric"
          isOptional
          hint={text.maxCouplesHint}
          error={errors.maxParticipants?.message}
          {...register('maxParticipants', { setValueAs: readCount })}
        />
        <TextField
          label={text.fieldCurrentBookings}
          inputMode="numeric"
          error={errors.currentParticipants?.message}
          {...register('currentParticipants', { setValueAs: readCount })}
        />
      </div>
      <TextField
        label={text.fieldBookingLink}
        type="url"
        inputMode="url"
        placeholder={text.bookingLinkExample}
        isOptional
        error={errors.bookingLink?.message}
        {...register('bookingLink')}
      />
      <div className={pairClass}>
        <TextField
          label={text.fieldButtonText}
          isOptional
          error={errors.buttonText?.message}
          {...register('buttonText')}
        />
        <TextField
          label={text.fieldOrder}
          inputMode="numeric"
          hint={text.orderHint}
          error={errors.order?.message}
          {...register('order', { setValueAs: readCount })}
        />
      </div>
      <TranslationFields
        names={TRANSLATED_EXPERIENCE_TEXTS}
        labels={translatedLabels}
        longTexts={['description', 'included']}
        register={register}
        errors={errors.translations}
      />
      <SwitchField label={text.fieldActive} hint={text.activeFieldHint} {...register('isActive')} />
    </>
  );
}
