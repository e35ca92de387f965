import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { nextKeyAt } from '#client/ui/order/order-model.ts';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { REPEAT_INTERVAL, REPEAT_UNITS } from '#domain/lists/facts.ts';
import { type ListItem, ListItemInput } from '#domain/lists/schema.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { orderingText } from '#messages/ordering.ts';
import { useDeleteItem, useMoveItems, useUpdateItem } from '../api.ts';
import { placeBefore } from '../model.ts';

/** Values of the form; `''` for none of a choice. */
const ItemForm = ListItemInput.pick({ text: true, dueOn: true }).extend({
  assigneeId: z.string(),
  every: z.enum(['', ...REPEAT_UNITS]),
  interval: z.coerce.number<string>(),
  place: z.string(),
  inTurn: z.boolean(),
});

const units = [
  { value: '', label: text.never },
  ...REPEAT_UNITS.map((unit) => ({ value: unit, label: text.every[unit] })),
];
const intervals = Array.from({ length: REPEAT_INTERVAL.max }, (_, index) => {
  const value = String(index + REPEAT_INTERVAL.min);
  return { value, label: value };
});

interface ItemDialogProps {
  item: ListItem;
  /** The open items of its list, in their order. */
  open: readonly ListItem[];
  onClose: () => void;
}

/** Sheet of an item: what, who, when, how often, and its place. */
export function ItemDialog({ item, open, onClose }: ItemDialogProps) {
  const [openIds] = useState(() => open.map(({ id }) => id));
  const place = openIds.indexOf(item.id);
  const member = useMember();
  const partner = usePartner();
  const { draft, field, dialog, control } = useRecordForm({
    draftName: `list-item/${item.id}`,
    record: item,
    schema: ItemForm,
    values: {
      text: item.text,
      dueOn: item.dueOn ?? '',
      assigneeId: item.assigneeId ?? '',
      every: item.repeat?.every ?? '',
      interval: String(item.repeat?.interval ?? REPEAT_INTERVAL.min),
      inTurn: item.inTurn,
      place: String(place),
    },
    onClose,
  });
  const every = useWatch({ control, name: 'every' });
  const update = useUpdateItem(draft.finish);
  const remove = useDeleteItem(draft.finish);
  const key = { id: item.listId, itemId: item.id };
  const moveItems = useMoveItems();
  function save({ assigneeId, every: unit, interval, place: chosen, ...fields }: z.output<typeof ItemForm>) {
    const isMoved = Number(chosen) !== place;
    const placed = isMoved ? placeBefore(open, item.id, nextKeyAt(openIds, item.id, Number(chosen))) : [];
    const own = placed.find(({ itemId }) => itemId === item.id);
    void moveItems(
      item.listId,
      placed.filter((each) => each !== own),
    );
    update.mutate({
      ...key,
      ...fields,
      ...(own && { position: own.position }),
      dueOn: fields.dueOn ?? null,
      assigneeId: assigneeId || null,
      repeat: unit === '' ? null : { every: unit, interval },
    });
  }
  return (
    <FormDialog
      title={text.editItem}
      submitLabel={text.save}
      {...dialog({ ...update, mutate: save })}
      alternative={{
        label: text.delete,
        onSubmit: () => remove.mutate(key),
        isPending: remove.isPending,
      }}
    >
      <TextField label={text.fieldText} autoComplete="off" {...field('text')} />
      <div className="grid gap-5 sm:grid-cols-2">
        {partner && (
          <SelectField
            label={text.fieldAssignee}
            options={[
              { value: '', label: text.either },
              { value: member.id, label: text.you },
              { value: partner.id, label: partner.firstName },
            ]}
            {...field('assigneeId')}
          />
        )}
        <TextField label={text.fieldDueOn} type="date" isOptional hint={text.dueHint} {...field('dueOn')} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={text.fieldEvery} options={units} {...field('every')} />
        {every !== '' && <SelectField label={text.fieldInterval} options={intervals} {...field('interval')} />}
      </div>
      {every !== '' && partner && <SwitchField label={text.fieldInTurn} hint={text.inTurnHint} {...field('inTurn')} />}
      {place !== -1 && openIds.length > 1 && (
        <SelectField
          label={orderingText.fieldPlace}
          options={openIds.map((_id, index) => ({
            value: String(index),
            label: orderingText.placeOf(index + 1, openIds.length),
          }))}
          {...field('place')}
        />
      )}
    </FormDialog>
  );
}
