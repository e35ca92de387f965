import { deviceId } from '#client/data/api.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { sendChange } from '#client/data/outbox/send-change.ts';
import { noteSilence, watchForAnswer } from '#client/lib/network/network-state.ts';

/** Sends a change, and records for all screens whether the server responds. */
export async function sendWatched(change: PendingMutation): Promise<Response> {
  try {
    return await watchForAnswer(sendChange(change, { 'x-device-id': deviceId }));
  } catch (error) {
    noteSilence();
    throw error;
  }
}
