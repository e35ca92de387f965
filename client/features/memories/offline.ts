import { newId } from '#client/data/outbox/new-id.ts';
import {
  amendFields,
  asText,
  newRow,
  type OfflineRules,
  recordCalls,
  recordRules,
} from '#client/data/outbox/offline-rules.ts';
import type { Fields, PendingFile } from '#client/data/outbox/pending-mutation.ts';
import { listKeptFiles } from '#client/data/upload/photo-store.ts';
import { shrinkPhoto } from '#client/data/upload/shrink-photo.ts';
import { amendTalk, showInComments, talkCalls, talkOf } from '#client/features/comments/offline.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { MEMORY_DEFAULTS, MEMORY_TEXTS } from '#domain/memories/texts.ts';
import { PHOTO_FULL_SIDE } from '#domain/photos/facts.ts';
import { commentsScreensText as commentsText } from '#messages/comments.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { keptFileOf } from './form-photos-model.ts';

/** Placeholder values for a photo of unknown size, which the member adds. */
const UNKNOWN = {
  imageWidth: 4,
  imageHeight: 3,
  imageColour: '#d9cfc9',
  original: null,
  uploadedBy: null,
  addedAt: null,
};

const NO_PICTURE = {
  imageUrl: null,
  thumbnailUrl: null,
  imageWidth: null,
  imageHeight: null,
  imageColour: null,
  photos: [],
};

/** Pending changes to memories, their comments and reactions. */
export const pendingMemories = recordRules<Memory>('memories', {
  calls: { ...recordCalls('memories'), ...talkCalls('memories') },
  toRow: (change) =>
    withPictures(
      newRow<Memory>(
        { ...change, body: withoutPictures(change.body) },
        { ...MEMORY_DEFAULTS, ...NO_PICTURE, reactions: [], commentCount: 0 },
      ),
      change.body,
    ),
  amend: (row, change) => {
    const talk = talkOf(change.call);
    if (talk) return amendTalk(row, talk, change);
    return withPictures(amendFields(row, { ...change, body: withoutPictures(change.body) }), change.body);
  },
  body: {
    partIds: { 'memories.comment': 'commentId' },
    collectFiles: collectPhotos,
  },
  shows: { comments: showInComments('memory') },
  nameOf: ({ title }) => asText(title),
  describe: ({ title, memoryDate, tags, text: comment, ...further }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldDate, value: typeof memoryDate === 'string' ? formatDate(memoryDate) : '' },
    ...MEMORY_TEXTS.map((field) => ({ label: text.texts[field], value: asText(further[field]) })),
    { label: text.fieldTags, value: Array.isArray(tags) ? tags.join(', ') : '' },
    ...(comment === undefined ? [] : [{ label: commentsText.comments, value: asText(comment) }]),
  ],
});

/** Pending memories of a camera-roll import. They have a screen of their own: lists show those that the server has. */
export const pendingGallery: OfflineRules = {
  calls: { 'memories.bring': 'create' },
  nameOf: ({ title }) => asText(title),
  describe: ({ title, memoryDate }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldDate, value: formatDate(asText(memoryDate)) },
  ],
};

/** Returns the chosen files that a form stored on this device, scaled down for upload. */
async function collectPhotos(body: Fields | null): Promise<PendingFile[]> {
  const addresses = Array.isArray(body?.['photos']) ? body['photos'].map(asText) : [];
  const pending = addresses.flatMap((address) => {
    const fileKey = keptFileOf(address);
    return fileKey === null ? [] : [{ address, fileKey }];
  });
  return Promise.all(
    pending.map(async ({ address, fileKey }) => {
      const [kept] = await listKeptFiles(fileKey);
      if (!kept) throw new Error(text.uploadFailed);
      const blob = await shrinkPhoto(kept.file, PHOTO_FULL_SIDE);
      return { address, key: newId(), blob, name: kept.file.name };
    }),
  );
}

function withoutPictures(body: Fields | null): Fields {
  const { photos: _photos, imageUrl: _imageUrl, ...rest } = body ?? {};
  return rest;
}

/** Returns the row with the pictures named in the body: known ones unchanged, others by address only. */
function withPictures(row: Memory, body: Fields | null): Memory {
  const { photos, imageUrl } = body ?? {};
  if (photos === undefined && imageUrl === undefined) return row;
  const addresses = Array.isArray(photos) ? photos.map(asText) : [];
  const shown = addresses.map(
    (address) =>
      row.photos.find((photo) => photo.imageUrl === address) ?? {
        ...UNKNOWN,
        imageUrl: address,
        thumbnailUrl: address,
      },
  );
  const [cover] = shown;
  const elsewhere = asText(imageUrl) || null;
  return {
    ...row,
    photos: shown,
    imageUrl: cover?.imageUrl ?? elsewhere,
    thumbnailUrl: cover?.thumbnailUrl ?? elsewhere,
    imageWidth: cover?.imageWidth ?? null,
    imageHeight: cover?.imageHeight ?? null,
    imageColour: cover?.imageColour ?? null,
  };
}
