import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryScreensText as text } from '#messages/memories.ts';
import { orderingText } from '#messages/ordering.ts';
import { networkText } from '#messages/ui.ts';
import type { FormPhoto, PhotoUpload } from '../../form-photos-model.ts';
import { PhotoStrip } from './photo-strip.tsx';

const jpeg = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' });
const photo = (key: string, upload: PhotoUpload): FormPhoto => ({ key, previewUrl: `blob:${key}`, upload });
const ready = (key: string) => photo(key, { status: 'ready', photo: { imageUrl: `/${key}`, previewUrl: `/${key}` } });
const failed = (isWaiting: boolean): PhotoUpload => ({
  status: 'failed',
  message: isWaiting ? networkText.waiting : 'This is no photo',
  isCut: isWaiting,
  isWaiting,
});
const three = [ready('kites'), ready('roof'), ready('sweets')];

const act = {
  onAdd: vi.fn<(files: readonly File[]) => void>(),
  onMove: vi.fn<(key: string, nextKey: string | null) => void>(),
  onRemove: vi.fn<(key: string) => void>(),
  onRetry: vi.fn<(key: string) => void>(),
};

beforeEach(() => {
  vi.clearAllMocks();
});

const renderStrip = (photos: readonly FormPhoto[] = [], room = 10 - photos.length) =>
  render(<PhotoStrip photos={photos} room={room} {...act} />);
const strip = () => within(screen.getByRole('group', { name: text.photo }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const thumb = (number: number) => screen.getByRole('button', { name: new RegExp(`^${text.photoNumber(number)}`) });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('opens the camera roll, and passes on all chosen photos', async () => {
  renderStrip();
  const input = screen.getByLabelText<HTMLInputElement>(text.choosePhoto, { selector: 'input' });
  const open = vi.spyOn(input, 'click');
  press(`${text.choosePhoto} ${text.choosePhotoText}`);
  expect(open).toHaveBeenCalledOnce();
  const files = [jpeg('kites.jpg'), jpeg('roof.jpg')];
  await userEvent.upload(input, files);
  expect(act.onAdd).toHaveBeenCalledExactlyOnceWith(files);
  // The same photo can be chosen again after its removal.
  expect(input.value).toBe('');
});

test('takes photos that are dropped on it', () => {
  renderStrip(three);
  const files = [jpeg('kites.jpg')];
  fireEvent.drop(screen.getByRole('group', { name: text.photo }), { dataTransfer: { files } });
  expect(act.onAdd).toHaveBeenCalledExactlyOnceWith(files);
  fireEvent.drop(screen.getByRole('group', { name: text.photo }), { dataTransfer: { files: [] } });
  expect(act.onAdd).toHaveBeenCalledOnce();
});

test('offers to add photos only while the memory has room', async () => {
  const { rerender } = renderStrip(three);
  const files = [jpeg('rangoli.jpg')];
  await userEvent.upload(screen.getByLabelText(text.addPhotos, { selector: 'input' }), files);
  expect(act.onAdd).toHaveBeenCalledExactlyOnceWith(files);
  expect(screen.getByRole('button', { name: text.addPhotos })).toBeDefined();
  rerender(<PhotoStrip photos={three} room={0} {...act} />);
  expect(screen.queryByRole('button', { name: text.addPhotos })).toBeNull();
});

test.each<{ upload: PhotoUpload; percent: number; words: string }>([
  { upload: { status: 'fetching' }, percent: 0, words: text.preparing },
  { upload: { status: 'waiting' }, percent: 0, words: text.uploadWaiting },
  { upload: { status: 'preparing' }, percent: 0, words: text.preparing },
  { upload: { status: 'uploading', percent: 42 }, percent: 42, words: text.uploading(42) },
  { upload: { status: 'storing' }, percent: 100, words: text.storing },
])('shows the progress of an upload in words and as a bar: $upload.status', ({ upload, percent, words }) => {
  renderStrip([photo('kites', upload)]);
  expect(strip().getByText(words)).toBeDefined();
  const bar = strip().getByRole('progressbar', { name: text.uploadingLabel });
  expect(bar.getAttribute('aria-valuenow')).toBe(String(percent));
  expect(bar.getAttribute('aria-valuetext')).toBe(words);
  press(orderingText.removePhoto(1));
  expect(act.onRemove).toHaveBeenCalledExactlyOnceWith('kites');
});

test('counts several pending uploads in one line, and tells when all photos are ready', () => {
  const { rerender } = renderStrip([photo('kites', { status: 'storing' }), photo('roof', { status: 'waiting' })]);
  expect(strip().getByText(text.waitingForPhotos(2))).toBeDefined();
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  expect(statuses()).not.toContain(text.photoReady);
  rerender(<PhotoStrip photos={three} room={7} {...act} />);
  expect(statuses()).toContain(text.photoReady);
  expect(strip().getByText(orderingText.photosHint)).toBeDefined();
});

test('interrupts with the reason of a rejected photo, and offers the ways out', () => {
  renderStrip([ready('kites'), photo('roof', failed(false))]);
  expect(strip().getByRole('alert').textContent).toBe('This is no photo');
  press(text.retryUpload);
  expect(act.onRetry).toHaveBeenCalledExactlyOnceWith('roof');
  press(text.withoutPhoto);
  expect(act.onRemove).toHaveBeenCalledExactlyOnceWith('roof');
});

test('says once and politely that photos wait for the network, and retries them together', () => {
  renderStrip([photo('kites', failed(true)), photo('roof', failed(true))]);
  expect(strip().queryByRole('alert')).toBeNull();
  expect(statuses().filter((words) => words === networkText.waiting)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: text.withoutPhoto })).toBeNull();
  press(text.retryUpload);
  expect(act.onRetry.mock.calls).toEqual([['kites'], ['roof']]);
});

test('names the cover, and shows an ornament for a photo that this browser cannot show', () => {
  const { container } = renderStrip(three);
  expect(thumb(1).textContent).toBe(orderingText.cover);
  expect(thumb(2).textContent).toBe('');
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('blob:kites');
  if (image) fireEvent.error(image);
  expect(container.querySelectorAll('img')).toHaveLength(2);
});

test('shows the buttons that move a photo after a tap on it', () => {
  renderStrip(three);
  expect(screen.queryByRole('button', { name: text.makeCover })).toBeNull();
  fireEvent.click(thumb(3));
  const moves = within(screen.getByRole('group', { name: text.photoNumber(3) }));
  expect(moves.queryByRole('button', { name: orderingText.moveLater })).toBeNull();
  press(text.makeCover);
  press(text.moveEarlier);
  expect(act.onMove.mock.calls).toEqual([
    ['sweets', 'kites'],
    ['sweets', 'roof'],
  ]);
  fireEvent.click(thumb(1));
  expect(screen.queryByRole('button', { name: text.makeCover })).toBeNull();
  press(orderingText.moveLater);
  expect(act.onMove).toHaveBeenLastCalledWith('kites', 'sweets');
});

test('moves a photo by arrow keys, says its new place, and stops at both ends', () => {
  renderStrip(three);
  fireEvent.keyDown(thumb(1), { key: 'ArrowLeft' });
  fireEvent.keyDown(thumb(3), { key: 'ArrowRight' });
  fireEvent.keyDown(thumb(2), { key: 'Enter' });
  expect(act.onMove).not.toHaveBeenCalled();
  fireEvent.keyDown(thumb(2), { key: 'ArrowRight' });
  expect(act.onMove).toHaveBeenLastCalledWith('roof', null);
  expect(statuses()).toContain(orderingText.placed(3, 3));
  fireEvent.keyDown(thumb(2), { key: 'ArrowLeft' });
  expect(act.onMove).toHaveBeenLastCalledWith('roof', 'kites');
  expect(statuses()).toContain(orderingText.isCover);
});

test('offers no order for a single photo', () => {
  renderStrip([ready('kites')]);
  expect(screen.queryByRole('button', { name: text.photoNumber(1) })).toBeNull();
});

/** Renders the strip of a form, which removes photos. */
function renderForm(start: readonly FormPhoto[]) {
  function Form() {
    const [photos, setPhotos] = useState(start);
    const onRemove = (key: string) => setPhotos(photos.filter((each) => each.key !== key));
    return <PhotoStrip photos={photos} room={10 - photos.length} {...act} onRemove={onRemove} />;
  }
  return render(<Form />);
}

test('focuses the neighbour of a removed photo, and the button that adds photos once fewer than two are left', () => {
  renderForm(three);
  press(orderingText.removePhoto(3));
  expect(document.activeElement).toBe(thumb(2));
  press(orderingText.removePhoto(1));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: text.addPhotos }));
  press(orderingText.removePhoto(1));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: new RegExp(`^${text.choosePhoto}`) }));
});

test('keeps the focus in the strip after a rejected photo was left out', () => {
  renderForm([ready('kites'), photo('roof', failed(false))]);
  press(text.withoutPhoto);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: text.addPhotos }));
});
