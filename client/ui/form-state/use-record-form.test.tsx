import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { uiText } from '#messages/ui.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TagField } from '../forms/tag-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { FormDialog } from '../overlays/form-dialog.tsx';
import { useRecordForm } from './use-record-form.ts';

const SongInput = z.object({
  title: z.string().trim().min(1, 'A song has a title'),
  minutes: z.string().min(1, 'How long is it?').transform(Number),
  mood: z.enum(['calm', 'festive']),
  tags: z.array(z.string().max(5, 'A tag has at most 5 characters')),
});
type SongInput = z.output<typeof SongInput>;
type Song = SongInput & { id: string };

const garba: Song = { id: 'song-1', title: 'Garba', minutes: 12, mood: 'festive', tags: ['dance'] };
const moods = [
  { value: 'calm', label: 'Calm' },
  { value: 'festive', label: 'Festive' },
];

const onCreate = vi.fn<(input: SongInput) => Promise<void>>();
const onChange = vi.fn<(input: Song) => Promise<void>>();
const onInvalid = vi.fn<(errors: object) => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  for (const mock of [onCreate, onChange, onInvalid, onClose]) mock.mockReset();
});

function SongDialog({ song }: { song?: Song }) {
  const { draft, field, fill, controlled, dialog } = useRecordForm({
    draftName: `song/${song?.id ?? 'new'}`,
    record: song,
    schema: SongInput,
    values: {
      title: song?.title ?? '',
      minutes: song ? String(song.minutes) : '',
      mood: song?.mood ?? 'calm',
      tags: song?.tags ?? [],
    },
    onClose,
  });
  const create = useMutation({ mutationFn: onCreate, onSuccess: draft.finish });
  const change = useMutation({ mutationFn: onChange, onSuccess: draft.finish });
  return (
    <FormDialog title="Song" submitLabel="Save" {...dialog({ create, change }, onInvalid)}>
      <TextField label="Title" {...field('title', { short: 'A song has a title' })} />
      <TextField label="Minutes" {...field('minutes')} />
      <SelectField label="Mood" options={moods} {...field('mood')} />
      <TagField label="Tags" {...controlled('tags')} />
      <button type="button" onClick={() => fill('title', 'Aarti')}>
        Suggest
      </button>
    </FormDialog>
  );
}

const openForm = (song?: Song) => renderForMember(<SongDialog {...(song && { song })} />);
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('creates a record from the parsed input, and closes', async () => {
  await openForm();
  await userEvent.type(await title(), ' Garba ');
  await userEvent.type(screen.getByLabelText('Minutes'), '12');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onCreate.mock.calls[0]?.[0]).toEqual({ title: 'Garba', minutes: 12, mood: 'calm', tags: [] });
  expect(onChange).not.toHaveBeenCalled();
});

test('starts with the record, and changes it by its id', async () => {
  await openForm(garba);
  expect((await title()).value).toBe('Garba');
  expect(screen.getByLabelText<HTMLSelectElement>('Mood').value).toBe('festive');
  await press(uiText.removeTag('dance'));
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onChange.mock.calls[0]?.[0]).toEqual({ ...garba, tags: [] });
  expect(onCreate).not.toHaveBeenCalled();
});

test('shows each error at its field, focuses the first, and saves nothing', async () => {
  await openForm();
  await userEvent.type(await screen.findByLabelText('Tags'), 'kites and roofs,');
  await press('Save');
  const minutes = screen.getByLabelText('Minutes');
  await waitFor(() => expect(minutes.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('How long is it?').id).toBe(minutes.getAttribute('aria-describedby'));
  expect(screen.getByText('A tag has at most 5 characters')).toBeDefined();
  expect(screen.queryByText('A song has a title')).toBeNull();
  expect(screen.getByText(uiText.required)).toBeDefined();
  expect(document.activeElement).toBe(await title());
  expect(onInvalid.mock.calls[0]?.[0]).toMatchObject({ title: { message: 'A song has a title' } });
  expect(onCreate).not.toHaveBeenCalled();
});

test('checks a filled value as a typed one, once the form was submitted', async () => {
  await openForm();
  await title();
  await press('Save');
  await screen.findByText(uiText.required);
  await press('Suggest');
  await waitFor(() => expect(screen.queryByText(uiText.required)).toBeNull());
  expect((await title()).value).toBe('Aarti');
});

test('keeps a draft of its record until it is saved', async () => {
  const { unmount } = await openForm(garba);
  await userEvent.type(await title(), ' night');
  await press(uiText.removeTag('dance'));
  unmount();
  const other = await openForm();
  expect((await title()).value).toBe('');
  other.unmount();
  const again = await openForm(garba);
  await screen.findByText(uiText.draftKept);
  expect((await title()).value).toBe('Garba night');
  expect(screen.queryByRole('button', { name: uiText.removeTag('dance') })).toBeNull();
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  again.unmount();
  await openForm(garba);
  expect((await title()).value).toBe('Garba');
  expect(screen.queryByText(uiText.draftKept)).toBeNull();
});

test('stays open with the typed values after the server has refused them', async () => {
  onCreate.mockRejectedValue(new Error('There is no room'));
  await openForm();
  await userEvent.type(await title(), 'Garba');
  await userEvent.type(screen.getByLabelText('Minutes'), '12');
  await press('Save');
  await waitFor(() => expect(onCreate).toHaveBeenCalledOnce());
  expect((await title()).value).toBe('Garba');
  expect(onClose).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
});
