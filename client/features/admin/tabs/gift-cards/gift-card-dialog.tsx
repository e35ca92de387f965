import { useWatch } from 'react-hook-form';
import { adminClient } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { GiftCardFace } from '#client/ui/cards/gift-card-face.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { type AdminGiftCard, GiftCardInput } from '#domain/gift-cards/admin.ts';
import { localize } from '#domain/kernel/localize.ts';
import { adminGiftCardsText as text } from '#messages/en/admin/gift-cards.ts';
import { previewText } from '#messages/en/admin/previews.ts';
import { EditorDialog } from '../../components/editor-dialog.tsx';
import { TranslationFields } from '../../components/translation-fields.tsx';
import type { PreviewLanguage } from '../../translations-model.ts';
import { useEditorForm } from '../../use-editor-form.ts';
import { useUpdateGiftCard, useCreateGiftCard } from './gift-card-api.ts';
import {
  categoryOptions,
  type GiftCardForm,
  parseTyped,
  toGiftCardForm,
  TRANSLATED_CARD_TEXTS,
} from './gift-card-model.ts';

type NumberName = 'denomination' | 'pointsCost' | 'validityDays' | 'stockQuantity';

export function GiftCardDialog({ card, onClose }: { card: AdminGiftCard | null; onClose: () => void }) {
  const { draft, field, editor, stale, register, errors, control, setValue } = useEditorForm({
    draftName: `gift-card/${card?.id ?? 'new'}`,
    row: card,
    schema: GiftCardInput,
    values: toGiftCardForm(card),
    toValues: toGiftCardForm,
    readRows: async () => (card ? [await adminClient.admin.giftCards.get({ id: card.id })] : []),
    onClose,
  });
  const create = useCreateGiftCard(draft.finish);
  const change = useUpdateGiftCard(draft.finish, stale.onError);
  const shown = useWatch({ control });

  function numberField(name: NumberName) {
    return {
      inputMode: 'numeric',
      ...field(name, {
        setValueAs: parseTyped,
        // Shows the parsed number in the field.
        onBlur: (event: { target: { value: unknown } }) => setValue(name, parseTyped(event.target.value)),
      }),
    } as const;
  }

  return (
    <EditorDialog
      title={card ? text.editTitle : text.createTitle}
      submitLabel={card ? text.update : text.create}
      {...editor({ create, change })}
      renderPreview={(language) => <GiftCardPreview card={localize(shown, language)} language={language} />}
    >
      <TextField label={text.fieldBrand} placeholder={text.brandExample} autoComplete="off" {...field('title')} />
      <SelectField
        label={text.fieldCategory}
        placeholder={text.chooseCategory}
        options={categoryOptions}
        {...field('category')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={text.fieldDenomination} placeholder="500" min={1} {...numberField('denomination')} />
        <TextField label={text.fieldPoints} placeholder="12500" min={1} {...numberField('pointsCost')} />
      </div>
      <TextAreaField label={text.fieldDescription} rows={3} {...field('description')} />
      <TextAreaField label={text.fieldTerms} rows={2} isOptional {...field('terms')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={text.fieldValidity} min={1} {...numberField('validityDays')} />
        <TextField label={text.fieldStock} min={0} {...numberField('stockQuantity')} />
      </div>
      <TranslationFields
        names={TRANSLATED_CARD_TEXTS}
        labels={{ description: text.fieldDescription, terms: text.fieldTerms }}
        longTexts={TRANSLATED_CARD_TEXTS}
        register={register}
        errors={errors.translations}
      />
      <SwitchField label={text.fieldActive} hint={text.fieldActiveHint} {...field('isActive')} />
    </EditorDialog>
  );
}

/** Previews the gift card as members see it in a language. */
function GiftCardPreview({ card, language }: { card: Partial<GiftCardForm>; language: PreviewLanguage }) {
  const words = previewText.giftCard[language];
  const category = card.category || 'shopping';
  return (
    <div lang={language} className="grid gap-3">
      <GiftCardFace
        brand={card.title?.trim() || text.fieldBrand}
        category={category}
        categoryName={words.categories[category]}
        denomination={Math.trunc(parseTyped(card.denomination))}
        isFaded={!card.isActive || parseTyped(card.stockQuantity) <= 0}
      />
      <div className="grid gap-1 px-1">
        <p className="break-words empty:hidden">{card.description}</p>
        <p className="figures text-caption text-ink-soft">
          {[words.points(formatCoins(parseTyped(card.pointsCost))), words.validity(parseTyped(card.validityDays))].join(
            ' · ',
          )}
        </p>
      </div>
    </div>
  );
}
