import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CampaignInput } from '#contract/admin/campaigns.ts';
import {
  CAMPAIGN_BODY_MAX_LENGTH,
  CAMPAIGN_TYPES,
  type CampaignTemplate,
} from '#contract/constants/campaigns.ts';
import { expansionCities, pilotCities } from '#contract/constants/cities.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { adminWaitlistText } from '#messages/en/admin/waitlist.ts';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { DraftNotice } from '#client/ui/forms/draft-notice.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { TranslationFields } from '../../components/translation-fields.tsx';
import { toTranslationForm } from '../../translations-model.ts';
import { ConfirmCampaign } from './confirm-campaign.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { QuickTemplates } from './quick-templates.tsx';

const TRANSLATED_TEXTS = ['title', 'body'] as const;
const toOption = (city: string) => ({ value: city, label: city });
const cityOptions = [
  { label: adminWaitlistText.pilotCities, options: pilotCities.map(toOption) },
  { label: adminWaitlistText.expansionCities, options: expansionCities.map(toOption) },
];
const blank = {
  title: '',
  body: '',
  type: 'all' as const,
  template: '' as const,
  location: '' as const,
  isPremiumOnly: false,
  translations: toTranslationForm(TRANSLATED_TEXTS),
};

export function CampaignForm() {
  const [written, setWritten] = useState<CampaignInput | null>(null);
  const { draft, register, handleSubmit, control, formState, setValue } = useFormWithDraft({
    draftName: 'campaign/new',
    resolver: zodResolver(CampaignInput),
    defaultValues: blank,
  });
  const [title, body, type, template] = useWatch({ control, name: ['title', 'body', 'type', 'template'] });
  const { errors } = formState;

  function fill(chosen: CampaignTemplate): void {
    const { title: words, body: message, translations } = text.templates[chosen];
    setValue('template', chosen);
    setValue('title', words, { shouldValidate: formState.isSubmitted });
    setValue('body', message, { shouldValidate: formState.isSubmitted });
    setValue('translations', translations);
  }

  return (
    <>
      <QuickTemplates chosen={template ?? ''} onChoose={fill} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <form noValidate onSubmit={handleSubmit((campaign) => setWritten(campaign))} className="grid gap-5">
          <h3 className="text-lead font-semibold">{text.custom}</h3>
          {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
          <TextField label={text.fieldTitle} error={errors.title?.message} {...register('title')} />
          <TextAreaField
            label={text.fieldBody}
            rows={3}
            counted={{ typed: body, most: CAMPAIGN_BODY_MAX_LENGTH }}
            error={errors.body?.message}
            {...register('body')}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <SelectField
              label={text.audience}
              options={CAMPAIGN_TYPES.map((value) => ({ value, label: text.audiences[value] }))}
              error={errors.type?.message}
              {...register('type')}
            />
            {type === 'location' && (
              <SelectField
                label={text.location}
                placeholder={text.chooseCity}
                options={cityOptions}
                error={errors.location?.message}
                {...register('location')}
              />
            )}
          </div>
          {type === 'all' && (
            <SwitchField
              label={text.premiumOnly}
              hint={text.premiumOnlyHint}
              {...register('isPremiumOnly')}
            />
          )}
          <div>
            <TranslationFields
              names={TRANSLATED_TEXTS}
              labels={{ title: text.fieldTitle, body: text.fieldBody }}
              longTexts={['body']}
              register={register}
              errors={errors.translations}
            />
          </div>
          <div>
            <Button type="submit" className="w-full sm:w-auto">
              <Send aria-hidden className="size-5" />
              {text.send}
            </Button>
          </div>
        </form>
        <PhonePreview title={title} body={body} />
      </div>
      {written && (
        <ConfirmCampaign
          campaign={written}
          onClose={() => setWritten(null)}
          onSent={() => {
            setWritten(null);
            draft.startOver();
          }}
        />
      )}
    </>
  );
}
