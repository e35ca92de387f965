import { RequestError } from '#client/lib/public/request.ts';
import { PHOTO_FULL_SIDE, PHOTO_MAX_BYTES } from '#domain/photos/facts.ts';
import { Photo } from '#domain/photos/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { uploadFile } from './upload-file.ts';

/** An uploaded photo. */
export interface ReadyPhoto {
  imageUrl: string;
  /** URL of a smaller version. */
  previewUrl: string;
}

/** Scales a photo down and uploads it to a photo endpoint. Rejects with `RequestError`, or with the signal's reason. */
export async function sendPhoto(
  path: '/api/memories/photos' | '/api/expenses/photos',
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<ReadyPhoto> {
  const sent = await shrinkPhoto(file, PHOTO_FULL_SIDE);
  if (sent.size > PHOTO_MAX_BYTES)
    throw new RequestError({ code: 'too_large', message: faultsText.memories.photoTooLarge }, 413);
  const upload = {
    path,
    field: 'photo',
    file: sent,
    fileName: file.name,
    onProgress,
    signal,
  };
  const { imageUrl, thumbnailUrl } = Photo.parse(await uploadFile(upload));
  return { imageUrl, previewUrl: thumbnailUrl };
}

/** Describes a failed upload: the server's message, or without a response (`isCut`) that the photo did not arrive. */
export function describeUploadFailure(error: unknown): { message: string; isCut: boolean } {
  const isAnswered = error instanceof RequestError && error.status > 0;
  return {
    message: isAnswered && error.message ? error.message : text.uploadFailed,
    isCut: error instanceof RequestError && !isAnswered,
  };
}
