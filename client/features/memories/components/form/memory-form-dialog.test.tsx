import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listKeptFiles } from '#client/data/upload/photo-store.ts';
import { memoriesText, memoryScreensText as text } from '#messages/memories.ts';
import { orderingText } from '#messages/ordering.ts';
import { networkText, uiText } from '#messages/ui.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, type FakeUpload, provideServer, provideUploads } from '#tests/components/network.ts';
import { MemoryFormDialog } from './memory-form-dialog.tsx';

const JPEG_START = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
const CREATE = 'POST /api/memories';

const jpeg = (name: string) => new File([JPEG_START], name, { type: 'image/jpeg' });
const addressOf = (number: number, size = 'full') =>
  `/api/memories/photos/0198a1b2-0000-7000-8000-${String(number).padStart(12, '0')}/${size}`;
const storedPhoto = (number: number) => ({
  imageUrl: addressOf(number),
  thumbnailUrl: addressOf(number, 'thumbnail'),
  imageWidth: 4,
  imageHeight: 3,
  imageColour: '#aa5500',
});

let server: FakeServer;
let uploads: FakeUpload[];
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockReset();
  server = provideServer({
    'GET /api/memories/originals': () => Response.json({ usedBytes: 0, totalBytes: 1024 ** 3 }),
    [CREATE]: ({ body }) => Response.json(body, { status: 201 }),
  });
  uploads = provideUploads();
  // The canvas of happy-dom draws nothing, so that each file is sent as it is.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3, close: () => undefined }));
});

const openForm = async () => renderForMember(<MemoryFormDialog onClose={onClose} />);
const strip = () => within(screen.getByRole('group', { name: text.photo }));
const photoCount = () => strip().getAllByRole('button', { name: /^Remove photo/ }).length;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press(text.create);

async function choose(...names: string[]): Promise<void> {
  await userEvent.upload(await screen.findByLabelText(text.choosePhoto, { selector: 'input' }), names.map(jpeg));
}

async function add(...names: string[]): Promise<void> {
  await userEvent.upload(screen.getByLabelText(text.addPhotos, { selector: 'input' }), names.map(jpeg));
}

/** Resolves to the upload of the number, from 1, once it has begun. */
async function uploadOf(number: number): Promise<FakeUpload> {
  return waitFor(() => {
    const upload = uploads[number - 1];
    if (!upload?.form) throw new Error(`Upload ${number} has not begun`);
    return upload;
  });
}

/** Answers the upload of the number with the stored photo of the same number. */
async function store(number: number): Promise<void> {
  (await uploadOf(number)).answer(201, storedPhoto(number));
}

/** Lists the photos of the saved memory. */
async function savedPhotos(): Promise<unknown> {
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const bodies = server.bodiesOf(CREATE);
  expect(bodies).toHaveLength(1);
  return (bodies[0] as { photos: unknown }).photos;
}

async function typeTitle(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(text.fieldTitle), 'Kite day');
}

test('uploads chosen photos at once, shows their progress, and submits them in order', async () => {
  await openForm();
  await choose('kites.jpg', 'roof.jpg');
  const first = await uploadOf(1);
  expect(first.route).toBe('POST /api/memories/photos');
  expect(first.fileName()).toBe('kites.jpg');
  expect(document.querySelector('[role="group"] img')?.getAttribute('src')).toMatch(/^blob:/);
  // The later photo arrives first.
  await store(2);
  first.progress(40);
  expect(await strip().findByText(text.uploading(40))).toBeDefined();
  first.progress(100);
  expect(await strip().findByText(text.storing)).toBeDefined();
  await store(1);
  expect(await strip().findByText(text.photoReady)).toBeDefined();
  await typeTitle();
  await save();
  expect(await savedPhotos()).toEqual([addressOf(1), addressOf(2)]);
  expect(server.bodiesOf(CREATE)).toMatchObject([{ title: 'Kite day', imageUrl: addressOf(1) }]);
});

test('uploads two photos at a time, the cover first', async () => {
  await openForm();
  await choose('kites.jpg', 'roof.jpg', 'sweets.jpg');
  await uploadOf(2);
  expect(uploads.map((upload) => upload.fileName())).toEqual(['kites.jpg', 'roof.jpg']);
  expect(
    strip()
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext')),
  ).toContain(text.uploadWaiting);
  await store(1);
  expect((await uploadOf(3)).fileName()).toBe('sweets.jpg');
});

test('waits with saving until the photos are uploaded', async () => {
  await openForm();
  await choose('kites.jpg');
  await typeTitle();
  await save();
  const button = await screen.findByRole('button', { name: text.waitingForPhotos(1) });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(server.bodiesOf(CREATE)).toEqual([]);
  await store(1);
  expect(await savedPhotos()).toEqual([addressOf(1)]);
});

test('saves nothing while a photo is rejected, and uploads the same photo again on retry', async () => {
  await openForm();
  await choose('kites.jpg');
  (await uploadOf(1)).answer(400, { code: 'picture_unreadable', message: 'This photo is damaged' });
  expect((await strip().findByRole('alert')).textContent).toBe('This photo is damaged');
  await typeTitle();
  await save();
  expect(await screen.findByText(text.photosHeldUp)).toBeDefined();
  expect(server.bodiesOf(CREATE)).toEqual([]);
  await press(text.retryUpload);
  expect((await uploadOf(2)).fileName()).toBe('kites.jpg');
  await store(2);
  await strip().findByText(text.photoReady);
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  expect(await savedPhotos()).toEqual([addressOf(2)]);
});

test('rejects a file that is no picture without sending it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('Not decoded', 'InvalidStateError')));
  await openForm();
  const file = new File(['Dear diary'], 'diary.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText(text.choosePhoto, { selector: 'input' }), file);
  expect((await strip().findByRole('alert')).textContent).toBe(memoriesText.photoNoPicture);
  expect(uploads).toEqual([]);
  await press(text.withoutPhoto);
  await typeTitle();
  await save();
  expect(await savedPhotos()).toEqual([]);
});

test('uploads a photo by itself once the network is back', async () => {
  await openForm();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await choose('kites.jpg');
  (await uploadOf(1)).cut();
  expect((await strip().findByText(networkText.waiting)).getAttribute('role')).toBe('status');
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await store(2);
  expect(await strip().findByText(text.photoReady)).toBeDefined();
});

test('limits the photos of a memory, and tells how many were left out', async () => {
  await openForm();
  await choose(...Array.from({ length: 9 }, (_each, index) => `kites-${index}.jpg`));
  expect(photoCount()).toBe(9);
  await add('roof.jpg', 'sweets.jpg', 'rangoli.jpg');
  expect(photoCount()).toBe(10);
  expect(screen.getByText(text.photosLeftOut(10, 2)).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: text.addPhotos })).toBeNull();
});

test('submits the photos that are left, in the order that the member gave them', async () => {
  await openForm();
  await choose('kites.jpg', 'roof.jpg', 'sweets.jpg', 'rangoli.jpg');
  for (const number of [1, 2, 3, 4]) await store(number);
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]));
  // The fourth before the third, without the second, and the third of those left as the cover.
  await userEvent.click(screen.getByRole('button', { name: text.photoNumber(4) }));
  await press(text.moveEarlier);
  await press(orderingText.removePhoto(2));
  screen.getByRole('button', { name: text.photoNumber(2) }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: text.photoNumber(2) }));
  await press(text.makeCover);
  await typeTitle();
  await save();
  expect(await savedPhotos()).toEqual([addressOf(3), addressOf(1), addressOf(4)]);
});

test('stops the upload of a photo that is removed, and goes on with the others', async () => {
  await openForm();
  await choose('kites.jpg', 'roof.jpg', 'sweets.jpg');
  const second = await uploadOf(2);
  await press(orderingText.removePhoto(2));
  expect(second.isAborted).toBe(true);
  expect((await uploadOf(3)).fileName()).toBe('sweets.jpg');
  await store(1);
  await store(3);
  await strip().findByText(text.photoReady);
  await typeTitle();
  await save();
  expect(await savedPhotos()).toEqual([addressOf(1), addressOf(3)]);
});

test('keeps text and photos of a form that was closed, until the member starts over', async () => {
  const { unmount } = await openForm();
  await choose('kites.jpg', 'roof.jpg');
  await store(1);
  await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1));
  await typeTitle();
  const cut = await uploadOf(2);
  unmount();
  expect(cut.isAborted).toBe(true);

  await openForm();
  expect(await screen.findByText(uiText.draftKept)).toBeDefined();
  expect(screen.getByLabelText(text.fieldTitle)).toHaveProperty('value', 'Kite day');
  // The server has the first photo already; the other one comes from this device.
  expect((await uploadOf(3)).fileName()).toBe('roof.jpg');
  await store(3);
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]));
  await press(uiText.startOver);
  expect(screen.getByLabelText(text.fieldTitle)).toHaveProperty('value', '');
  expect(screen.getByText(text.choosePhotoText)).toBeDefined();
});

test('shows no picture of an earlier hand-over with a later one', async () => {
  const handOver = (id: string, name: string) =>
    renderForMember(<MemoryFormDialog handed={{ id, pictures: [jpeg(name)] }} onClose={onClose} />);
  const { unmount } = await handOver('one', 'kites.jpg');
  await waitFor(() => expect(photoCount()).toBe(1));
  unmount();
  await handOver('two', 'roof.jpg');
  await waitFor(() => expect(photoCount()).toBe(1));
  await typeTitle();
  await save();
  expect((await uploadOf(1)).fileName()).toBe('roof.jpg');
  await store(1);
  expect(await savedPhotos()).toEqual([addressOf(1)]);
});

test('sends and stores no pictures of another app before the member saves', async () => {
  const pictures = [jpeg('kites.jpg'), jpeg('roof.jpg')];
  await renderForMember(<MemoryFormDialog handed={{ id: 'one', pictures }} onClose={onClose} />);
  await waitFor(() => expect(photoCount()).toBe(2));
  await add('sweets.jpg');
  await press(orderingText.removePhoto(1));
  await typeTitle();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(strip().queryByText(text.photoReady)).toBeNull();
  expect(uploads).toEqual([]);
  const stored = await listKeptFiles('form/');
  expect(stored.filter(({ key }) => key.includes('/handed/'))).toEqual([]);
  await save();
  await store(1);
  await store(2);
  expect(await savedPhotos()).toEqual([addressOf(1), addressOf(2)]);
  expect(uploads.map((upload) => upload.fileName())).toEqual(['roof.jpg', 'sweets.jpg']);
});

test('sends nothing of another app when the form is put away', async () => {
  const handed = { id: 'one', pictures: [jpeg('kites.jpg')] };
  await renderForMember(<MemoryFormDialog handed={handed} onClose={onClose} />);
  await waitFor(() => expect(photoCount()).toBe(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(uploads).toEqual([]);
});

test('keeps the form with the server’s reason if the memory is refused', async () => {
  server.answers[CREATE] = () =>
    Response.json({ code: 'monthly_limit', message: 'You have kept 10 memories this month' }, { status: 403 });
  await openForm();
  await choose('kites.jpg');
  await store(1);
  await strip().findByText(text.photoReady);
  await typeTitle();
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('You have kept 10 memories this month');
  expect(onClose).not.toHaveBeenCalled();
  expect(strip().getByText(text.photoReady)).toBeDefined();
});
