import { randomUUIDv7 } from 'node:crypto';
import { AVATAR_MAX_BYTES } from '#domain/accounts/facts.ts';
import { PHOTO_MAX_PIXELS } from '#domain/photos/facts.ts';
import { faultsText } from '#messages/faults.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { cancelFileDeletion, putWithRow, sweepFilesJob } from '#server/platform/files/discard.ts';
import { PICTURE_TYPE } from '#server/platform/pictures/encode-picture.ts';
import { toPictureRefusal } from '#server/platform/pictures/picture-refusal.ts';
import { readUser } from './profile-service.ts';
import { arePartners, updateUser } from './user-queries.ts';

const AVATAR_SIZE = { side: 384, fit: 'square', quality: 82 } as const;
const FILE_NAME = 'avatar.webp';

/** Replaces the member's picture. Each picture has its own URL, so that a new one is displayed at once. */
export async function uploadAvatar(context: MemberContext, input: { profileImage: File }) {
  const { member, jobs } = context;
  if (input.profileImage.size > AVATAR_MAX_BYTES) throw refuse.tooLarge(faultsText.accounts.imageTooLarge);
  const [picture] = await context.pictures
    .encode(context.member.id, input.profileImage, [AVATAR_SIZE])
    .catch((error: unknown) => {
      throw toPictureRefusal(error, {
        noPicture: faultsText.accounts.imageInvalid,
        kind: faultsText.accounts.imageInvalid,
        maxPixels: PHOTO_MAX_PIXELS,
      });
    });
  if (!picture) throw new Error('a picture is encoded in each size');
  const version = randomUUIDv7();
  const folder = avatarFolder(member.id, version);
  const file = { name: FILE_NAME, bytes: picture.bytes, contentType: PICTURE_TYPE };
  await putWithRow(context, folder, [file], () =>
    context.change(async (tx) => {
      await cancelFileDeletion(tx, folder);
      await updateUser(tx, member.id, { avatarVersion: version });
      await jobs.send(tx, sweepFilesJob, {});
    }),
  );
  const user = await readUser(context);
  return { ...user, profileImageUrl: user.profileImageUrl ?? '' };
}

export async function readAvatar(context: MemberContext, input: { id: string; version: string }) {
  const { member, db, files } = context;
  const mayLook = input.id === member.id || member.isAdmin || (await arePartners(db, input.id, member.id));
  const key = `${avatarFolder(input.id, input.version)}${FILE_NAME}`;
  const body = mayLook ? await files.get(key, PICTURE_TYPE) : null;
  if (!body) throw refuse.notFound();
  return { headers: { 'cache-control': 'private, no-store' }, body };
}

/** The key of the member's own picture, or `null`. */
export async function findAvatarFile(context: MemberContext) {
  const { profileImageUrl } = await readUser(context);
  const version = profileImageUrl?.split('/').at(-1);
  if (!version) return null;
  return {
    name: FILE_NAME,
    key: `${avatarFolder(context.member.id, version)}${FILE_NAME}`,
    contentType: PICTURE_TYPE,
  };
}

/** The folder that is discarded when the picture is replaced or the account deleted. */
function avatarFolder(memberId: string, version: string): string {
  return `avatars/${memberId}/${version}/`;
}
