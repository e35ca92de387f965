import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { isOpen } from '#domain/daily-moment/public-form.ts';
import type { DailyMoment } from '#domain/daily-moment/schema.ts';
import { PHOTO_FULL_SIDE } from '#domain/photos/facts.ts';
import { dailyMomentScreensText as text } from '#messages/daily-moment.ts';
import { hold, release } from './model.ts';

interface GivenPhoto {
  day: string;
  file: File;
}

export function useGiveMoment() {
  return useMutation({
    mutationKey: api.dailyMoment.give.mutationKey(),
    mutationFn: sendMoment,
    ...mutationToasts<DailyMoment, GivenPhoto>({
      success: (moment) => ({ title: text.given, description: isOpen(moment) ? text.givenOpen : text.givenSealed }),
      failure: ({ message }) => ({ title: text.giveFailed, description: message }),
    }),
  });
}

/** Gives a chosen photo. It is stored on this device first, so that it arrives once, also without a network. */
async function sendMoment({ day, file }: GivenPhoto): Promise<DailyMoment> {
  // Loaded with the first photo: Home shows the button.
  const { shrinkPhoto } = await import('#client/data/upload/shrink-photo.ts');
  const blob = await shrinkPhoto(file, PHOTO_FULL_SIDE);
  const held = hold({ blob, name: file.name });
  try {
    return await api.dailyMoment.give.call({ day, imageUrl: held });
  } catch (error) {
    // A device that cannot store the change has sent it without its photo.
    if (!hasCode(error, 'photo_gone')) throw error;
    const { sendPhoto } = await import('#client/data/upload/send-photo.ts');
    const { imageUrl } = await sendPhoto('/api/memories/photos', file, new AbortController().signal, () => undefined);
    return await api.dailyMoment.give.call({ day, imageUrl });
  } finally {
    release(held);
  }
}

export function useWithdrawMoment() {
  return useMutation(
    api.dailyMoment.withdraw.mutationOptions(
      mutationToasts({
        success: { title: text.withdrawn },
        failure: ({ message }) => ({ title: text.withdrawFailed, description: message }),
      }),
    ),
  );
}

export function useMakeMemory() {
  return useMutation(
    api.dailyMoment.makeMemory.mutationOptions(
      mutationToasts({
        success: { title: text.made },
        failure: ({ message }) => ({ title: text.makeFailed, description: message }),
      }),
    ),
  );
}
