import { clsx } from 'clsx';
import { Crown, MapPin, Star } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { adminClient } from '#client/data/admin-api.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Card } from '#client/ui/content/card.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { type AdminDeal, DealInput } from '#domain/deals/admin.ts';
import { localize } from '#domain/kernel/localize.ts';
import { readCount } from '#domain/kernel/text/amount-text.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { previewText } from '#messages/en/admin/previews.ts';
import { EditorDialog } from '../../components/editor-dialog.tsx';
import { TranslationFields } from '../../components/translation-fields.tsx';
import { formatDateIn, type PreviewLanguage } from '../../translations-model.ts';
import { useEditorForm } from '../../use-editor-form.ts';
import { useUpdateDeal, useCreateDeal } from './deal-api.ts';
import {
  beginDeal,
  categoryOptions,
  type DealForm,
  offerTypeOptions,
  toDealForm,
  TRANSLATED_DEAL_TEXTS,
} from './deal-model.ts';

interface DealDialogProps {
  /** Deal to edit; `null` for a new one. */
  deal: AdminDeal | null;
  /** Initial values of a new deal. */
  start?: Partial<DealForm>;
  onClose: () => void;
}

const { fields: labels, hints } = text;
const pairClass = 'grid gap-5 sm:grid-cols-2';

export function DealDialog({ deal, start, onClose }: DealDialogProps) {
  const today = indiaDate(useNow());
  const { draft, field, editor, stale, register, errors, control } = useEditorForm({
    draftName: `deal/${deal?.id ?? 'new'}`,
    row: deal,
    schema: DealInput,
    values: deal ? toDealForm(deal) : beginDeal(today, start),
    toValues: toDealForm,
    readRows: async () => (deal ? [await adminClient.admin.deals.get({ id: deal.id })] : []),
    onClose,
  });
  const create = useCreateDeal(draft.finish);
  const change = useUpdateDeal(draft.finish, stale.onError);
  const shown = useWatch({ control });

  /** Returns the props of a field: label, error and registration. */
  function fieldOf(name: Exclude<keyof typeof labels, 'isPremiumOnly' | 'isActive' | 'isFeatured'>) {
    return { label: labels[name], autoComplete: 'off', ...field(name) };
  }

  return (
    <EditorDialog
      title={deal ? text.editTitle : text.createTitle}
      submitLabel={deal ? text.update : text.create}
      {...editor({ create, change })}
      renderPreview={(language) => <DealPreview deal={localize(shown, language)} language={language} />}
    >
      <TextField {...fieldOf('title')} />
      <TextField {...fieldOf('businessName')} />
      <TextAreaField {...fieldOf('description')} rows={3} />
      <div className={pairClass}>
        <SelectField {...fieldOf('category')} placeholder={text.chooseCategory} options={categoryOptions} />
        <SelectField {...fieldOf('offerType')} isOptional placeholder={text.customOffer} options={offerTypeOptions} />
      </div>
      <TextField {...fieldOf('offerText')} isOptional />
      <div className={pairClass}>
        <TextField {...fieldOf('originalPrice')} isOptional />
        <TextField {...fieldOf('promoCode')} isOptional />
        <TextField {...fieldOf('location')} />
        <TextField {...fieldOf('address')} isOptional />
        <TextField {...fieldOf('validFrom')} type="date" />
        <TextField {...fieldOf('validTo')} type="date" />
      </div>
      <TextField
        label={labels.maxRedemptions}
        hint={hints.maxRedemptions}
        isOptional
        inputMode="numeric"
        {...field('maxRedemptions', { setValueAs: readCount })}
      />
      <TextAreaField {...fieldOf('terms')} rows={2} isOptional />
      <TextField {...fieldOf('contactInfo')} isOptional />
      <TextField {...fieldOf('partnershipFee')} hint={hints.partnershipFee} isOptional />
      <TranslationFields
        names={TRANSLATED_DEAL_TEXTS}
        labels={labels}
        longTexts={['description', 'terms']}
        register={register}
        errors={errors.translations}
      />
      <div className="grid">
        {(['isPremiumOnly', 'isActive', 'isFeatured'] as const).map((flag) => (
          <SwitchField key={flag} label={labels[flag]} hint={hints[flag]} {...field(flag)} />
        ))}
      </div>
    </EditorDialog>
  );
}

/** Previews the deal as members see it in a language; a draft is greyed, because members do not see it. */
function DealPreview({ deal, language }: { deal: Partial<DealForm>; language: PreviewLanguage }) {
  const words = previewText.deal[language];
  const offerType = deal.offerType || null;
  const title = deal.title?.trim() || text.previewTitle;
  return (
    <>
      {/* Beside the card, which has the members' words alone. */}
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        {!deal.isActive && <Badge>{text.draft}</Badge>}
        {deal.isFeatured && (
          <Badge tone="accent" icon={Star}>
            {text.featured}
          </Badge>
        )}
      </span>
      <Card lang={language} className={clsx('flex flex-col gap-3 p-5!', !deal.isActive && 'bg-sunk')}>
        <span className="flex flex-wrap gap-1.5">
          {deal.isPremiumOnly && (
            <Badge tone="festive" icon={Crown}>
              {words.premiumOnly}
            </Badge>
          )}
          <Badge>{offerType ? words.offerTypes[offerType] : words.customOffer}</Badge>
        </span>
        <div className="grid gap-1">
          <p className="text-caption font-semibold break-words text-accent-ink">
            {deal.businessName?.trim() || text.previewBusiness}
          </p>
          <p className="font-heading text-title font-semibold break-words">{title}</p>
          {deal.offerText && deal.offerText !== title && <p className="font-medium break-words">{deal.offerText}</p>}
          {deal.originalPrice && (
            <p className="text-caption text-ink-soft">{words.instead(String(deal.originalPrice))}</p>
          )}
          <p className="break-words text-ink-soft empty:hidden">{deal.description}</p>
        </div>
        <div className="grid gap-1 text-caption text-ink-soft">
          {deal.location && (
            <p className="flex items-start gap-2">
              <MapPin aria-hidden className="size-4.5 shrink-0" />
              <span className="min-w-0 break-words">{[deal.location, deal.address].filter(Boolean).join(', ')}</span>
            </p>
          )}
          {deal.validTo && <p>{words.until(formatDateIn(language, deal.validTo))}</p>}
          {deal.terms && (
            <p className="break-words">
              {words.terms}: {deal.terms}
            </p>
          )}
        </div>
      </Card>
    </>
  );
}
