import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryScreensText as text } from '#messages/memories.ts';
import { networkText } from '#messages/ui.ts';
import type { FormPhoto, PhotoUpload } from '../../form-photos-model.ts';
import { FurtherPhotos } from './further-photos.tsx';
import { PhotoField } from './photo-field.tsx';

const jpeg = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' });
const photo = (key: string, upload: PhotoUpload): FormPhoto => ({ key, previewUrl: `blob:${key}`, upload });
const ready = (key: string) => photo(key, { status: 'ready', photo: { imageUrl: `/${key}`, previewUrl: `/${key}` } });
const failed = (isWaiting: boolean): PhotoUpload => ({
  status: 'failed',
  message: isWaiting ? networkText.waiting : 'This is no photo',
  isCut: isWaiting,
  isWaiting,
});

const act = {
  onChoose: vi.fn<(files: readonly File[]) => void>(),
  onAdd: vi.fn<(files: readonly File[]) => void>(),
  onRetry: vi.fn<(key: string) => void>(),
  onCancel: vi.fn<(key: string) => void>(),
  onRemove: vi.fn<(key: string) => void>(),
  onCover: vi.fn<(key: string) => void>(),
  onEarlier: vi.fn<(key: string) => void>(),
};

beforeEach(() => {
  vi.clearAllMocks();
});

const renderCover = (cover?: FormPhoto) => render(<PhotoField cover={cover} {...act} />);
const renderFurther = (photos: readonly FormPhoto[], room = 10 - photos.length) =>
  render(<FurtherPhotos photos={photos} room={room} {...act} />);
const field = () => within(screen.getByRole('group', { name: text.photo }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('opens the camera roll, and passes on all chosen photos', async () => {
  renderCover();
  const input = screen.getByLabelText<HTMLInputElement>(text.choosePhoto, { selector: 'input' });
  const open = vi.spyOn(input, 'click');
  press(`${text.choosePhoto} ${text.choosePhotoText}`);
  expect(open).toHaveBeenCalledOnce();
  const files = [jpeg('kites.jpg'), jpeg('roof.jpg')];
  await userEvent.upload(input, files);
  expect(act.onChoose).toHaveBeenCalledExactlyOnceWith(files);
  // The same photo can be chosen again after its removal.
  expect(input.value).toBe('');
});

test('takes photos that are dropped on it', () => {
  renderCover();
  const files = [jpeg('kites.jpg')];
  fireEvent.drop(screen.getByRole('group', { name: text.photo }), { dataTransfer: { files } });
  expect(act.onChoose).toHaveBeenCalledExactlyOnceWith(files);
  fireEvent.drop(screen.getByRole('group', { name: text.photo }), { dataTransfer: { files: [] } });
  expect(act.onChoose).toHaveBeenCalledOnce();
});

test.each<{ upload: PhotoUpload; percent: number; words: string }>([
  { upload: { status: 'fetching' }, percent: 0, words: text.preparing },
  { upload: { status: 'waiting' }, percent: 0, words: text.uploadWaiting },
  { upload: { status: 'preparing' }, percent: 0, words: text.preparing },
  { upload: { status: 'uploading', percent: 42 }, percent: 42, words: text.uploading(42) },
  { upload: { status: 'storing' }, percent: 100, words: text.storing },
])('shows the progress of an upload in words and as a bar: $upload.status', ({ upload, percent, words }) => {
  renderCover(photo('kites', upload));
  expect(field().getByText(words)).toBeDefined();
  const bar = field().getByRole('progressbar', { name: text.uploadingLabel });
  expect(bar.getAttribute('aria-valuenow')).toBe(String(percent));
  expect(bar.getAttribute('aria-valuetext')).toBe(words);
  expect(field().queryByRole('status')).toBeNull();
  press(text.cancelUpload);
  expect(act.onCancel).toHaveBeenCalledExactlyOnceWith('kites');
});

test('tells that a photo is ready, and offers to replace or remove it', () => {
  renderCover(ready('kites'));
  expect(field().getByRole('status').textContent).toBe(text.photoReady);
  expect(field().queryByRole('progressbar')).toBeNull();
  press(text.removePhoto);
  expect(act.onRemove).toHaveBeenCalledExactlyOnceWith('kites');
  const open = vi.spyOn(screen.getByLabelText<HTMLInputElement>(text.choosePhoto), 'click');
  press(text.replacePhoto);
  expect(open).toHaveBeenCalledOnce();
});

test('interrupts with the reason of a rejected photo, and offers the ways out', () => {
  renderCover(photo('kites', failed(false)));
  expect(field().getByRole('alert').textContent).toBe('This is no photo');
  press(text.retryUpload);
  expect(act.onRetry).toHaveBeenCalledExactlyOnceWith('kites');
  press(text.withoutPhoto);
  expect(act.onCancel).toHaveBeenCalledExactlyOnceWith('kites');
  const open = vi.spyOn(screen.getByLabelText<HTMLInputElement>(text.choosePhoto), 'click');
  press(text.otherPhoto);
  expect(open).toHaveBeenCalledOnce();
});

test('announces politely that a photo waits for the network', () => {
  renderCover(photo('kites', failed(true)));
  expect(field().queryByRole('alert')).toBeNull();
  expect(field().getByRole('status').textContent).toBe(networkText.waiting);
});

test('shows a preview of the cover, and an ornament for a photo that this browser cannot show', () => {
  const { container } = renderCover(ready('kites'));
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('blob:kites');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
});

test('numbers further photos after the cover, and moves each by its own buttons', () => {
  renderFurther([ready('roof'), ready('sweets')]);
  const list = screen.getAllByRole('listitem').map((item) => within(item));
  expect(list.map((item) => item.getByRole('img').getAttribute('alt'))).toEqual([
    text.photoNumber(2),
    text.photoNumber(3),
  ]);
  const [roof, sweets] = ['roof', 'sweets'].map((_key, place) =>
    within(screen.getByRole('group', { name: text.photoNumber(place + 2) })),
  );
  expect(roof?.queryByRole('button', { name: text.moveEarlier })).toBeNull();
  for (const [label, called] of [
    [text.moveEarlier, act.onEarlier],
    [text.makeCover, act.onCover],
    [text.removePhoto, act.onRemove],
  ] as const) {
    const button = sweets?.getByRole('button', { name: label });
    if (button) fireEvent.click(button);
    expect(called).toHaveBeenCalledExactlyOnceWith('sweets');
  }
});

test('retries only the further photo that has failed', () => {
  renderFurther([ready('roof'), photo('sweets', failed(false)), photo('rangoli', { status: 'preparing' })]);
  expect(screen.getByRole('alert').textContent).toBe('This is no photo');
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  press(text.retryUpload);
  expect(act.onRetry).toHaveBeenCalledExactlyOnceWith('sweets');
});

test('offers to add photos only while the memory has room', async () => {
  const { rerender } = renderFurther([ready('roof')]);
  const files = [jpeg('kites.jpg')];
  await userEvent.upload(screen.getByLabelText(text.addPhotos, { selector: 'input' }), files);
  expect(act.onAdd).toHaveBeenCalledExactlyOnceWith(files);
  expect(screen.getByRole('button', { name: text.addPhotos })).toBeDefined();
  rerender(<FurtherPhotos photos={[ready('roof')]} room={0} {...act} />);
  expect(screen.queryByRole('button', { name: text.addPhotos })).toBeNull();
});
