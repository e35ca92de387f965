import { Send } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { wordsOf } from '#client/lib/api-error.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { DraftNotice } from '#client/ui/forms/draft-notice.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { CAMPAIGN_BODY_MAX_LENGTH, CAMPAIGN_TYPES, type CampaignTemplate } from '#domain/campaigns/facts.ts';
import { CampaignInput } from '#domain/campaigns/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { localize, type Translations } from '#domain/kernel/localize.ts';
import { expansionCities, pilotCities } from '#domain/site/cities.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { previewText } from '#messages/en/admin/previews.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminWaitlistText } from '#messages/en/admin/waitlist.ts';
import { TranslationFields } from '../../components/translation-fields.tsx';
import { PREVIEW_LANGUAGES, type PreviewLanguage, toTranslationForm } from '../../translations-model.ts';
import { wordPanelFault } from '../../use-editor-form.ts';
import { useAudience, useSendCampaign } from './campaign-api.ts';
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
  const { draft, field, fill, register, handleSubmit, control, formState } = useRecordForm({
    draftName: 'campaign/new',
    schema: CampaignInput,
    word: wordPanelFault,
    values: blank,
    // The form stays on its tab.
    onClose: () => undefined,
  });
  const [title, body, type, template, translations] = useWatch({
    control,
    name: ['title', 'body', 'type', 'template', 'translations'],
  });

  function fillBy(chosen: CampaignTemplate): void {
    const filled = text.templates[chosen];
    fill('template', chosen);
    fill('title', filled.title);
    fill('body', filled.body);
    fill('translations', filled.translations);
  }

  return (
    <>
      <QuickTemplates chosen={template ?? ''} onChoose={fillBy} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <form noValidate onSubmit={handleSubmit((campaign) => setWritten(campaign))} className="grid gap-5">
          <h3 className="text-lead font-semibold">{text.custom}</h3>
          {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
          <TextField label={text.fieldTitle} {...field('title')} />
          <TextAreaField
            label={text.fieldBody}
            rows={3}
            counted={{ typed: body, most: CAMPAIGN_BODY_MAX_LENGTH }}
            {...field('body')}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <SelectField
              label={text.audience}
              options={CAMPAIGN_TYPES.map((value) => ({ value, label: text.audiences[value] }))}
              {...field('type')}
            />
            {type === 'location' && (
              <SelectField
                label={text.location}
                placeholder={text.chooseCity}
                options={cityOptions}
                {...field('location')}
              />
            )}
          </div>
          {type === 'all' && (
            <SwitchField label={text.premiumOnly} hint={text.premiumOnlyHint} {...field('isPremiumOnly')} />
          )}
          <div>
            <TranslationFields
              names={TRANSLATED_TEXTS}
              labels={{ title: text.fieldTitle, body: text.fieldBody }}
              longTexts={['body']}
              register={register}
              errors={formState.errors.translations}
            />
          </div>
          <div>
            <Button type="submit" className="w-full sm:w-auto">
              <Send aria-hidden className="size-5" />
              {text.send}
            </Button>
          </div>
        </form>
        <PhonePreview campaign={{ title, body, translations }} />
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

interface PhonePreviewProps {
  campaign: { title: string; body: string; translations?: Translations | undefined };
}

/** Previews the notification on a lock screen, in each language that members read. It stays in view beside the form. */
function PhonePreview({ campaign }: PhonePreviewProps) {
  return (
    <figure className="grid gap-3 lg:sticky lg:top-4">
      <figcaption className="font-medium">{text.preview}</figcaption>
      <div className="mx-auto grid w-full max-w-72 gap-3 rounded-t-[2.25rem] border-x-6 border-t-6 border-ink bg-cloth px-3 pt-4 pb-6">
        <div aria-hidden className="mx-auto mb-3 h-1.5 w-16 rounded-full bg-on-cloth/50" />
        {PREVIEW_LANGUAGES.map((language) => (
          <Notification key={language} language={language} {...localize(campaign, language)} />
        ))}
      </div>
    </figure>
  );
}

interface NotificationProps {
  language: PreviewLanguage;
  title: string;
  body: string;
}

/** A notification as a phone shows it: one line for the title, three for the message. */
function Notification({ language, title, body }: NotificationProps) {
  return (
    <section aria-label={adminText.languages[language]}>
      <p aria-hidden className="px-1 pb-1 text-caption text-on-cloth">
        {adminText.languages[language]}
      </p>
      <div lang={language} className="grid gap-1 rounded-large bg-surface p-3.5 text-ink shadow-lift">
        <p className="flex items-center gap-2 text-caption text-ink-soft">
          <Mark className="size-5 shrink-0 text-accent" />
          <span>{brand.name}</span>
          <span aria-hidden>·</span>
          <span>{previewText.now[language]}</span>
        </p>
        <p className="truncate font-semibold">{title || text.previewTitle}</p>
        <p className="line-clamp-3 text-caption break-words">{body || text.previewBody}</p>
      </div>
    </section>
  );
}

interface ConfirmCampaignProps {
  campaign: CampaignInput;
  onClose: () => void;
  onSent: () => void;
}

/** Asks to confirm sending, and shows the number of members. */
function ConfirmCampaign({ campaign, onClose, onSent }: ConfirmCampaignProps) {
  const audience = useAudience(campaign);
  const send = useSendCampaign(onSent);
  const members = audience.data?.members ?? 0;
  const names = text.members(formatCoins(members));
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf()}
      text={textOf()}
      confirmLabel={members > 0 ? text.sendNow(names) : text.send}
      isDangerous={false}
      isPending={send.isPending}
      isConfirmDisabled={members === 0}
      onConfirm={() => send.mutate(campaign)}
    />
  );

  function titleOf(): string {
    if (audience.isError) return adminText.loadFailed;
    if (!audience.data) return text.counting;
    return members === 0 ? text.nobody : text.confirmTitle(names);
  }

  function textOf(): string {
    if (audience.isError) return wordsOf(audience.error);
    if (!audience.data) return campaign.title;
    return members === 0 ? text.nobodyText : text.confirmText(formatCoins(audience.data.reachable));
  }
}
