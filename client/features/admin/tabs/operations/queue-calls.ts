import { useMutation } from '@tanstack/react-query';
import type { AdminContactMessage } from '#contract/admin/contact.ts';
import type { AdminDatePreferences } from '#contract/admin/date-preferences.ts';
import type { AdminGiftCardOrder } from '#contract/admin/gift-cards.ts';
import type { FailedJob } from '#contract/admin/jobs.ts';
import type { AdminPayment } from '#contract/admin/payments.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { adminApi, adminClient } from '../../../../lib/admin-api.ts';
import { useAdminOutcome, useParts } from '../../api.ts';

/** What waits in each queue, the oldest first, and what is done about it. */

/** Few at once: the log below stays within reach. */
const QUEUE_PART_SIZE = 10;

const { admin } = adminClient;

export function usePendingPayments() {
  return useParts<AdminPayment>(
    [...adminApi.payments.list.key(), 'waiting'],
    (part, options) => admin.payments.list({ ...part, status: 'pending', order: 'oldest' }, options),
    QUEUE_PART_SIZE,
  );
}

export function useConfirmPayment(name: string, onDone: () => void) {
  return useMutation(
    adminApi.payments.confirm.mutationOptions(useAdminOutcome(text.confirmed(name), onDone)),
  );
}

export function useRejectPayment(onDone: () => void) {
  return useMutation(adminApi.payments.reject.mutationOptions(useAdminOutcome(text.rejected, onDone)));
}

export function usePendingOrders() {
  return useParts<AdminGiftCardOrder>(
    [...adminApi.giftCards.orders.key(), 'waiting'],
    (part, options) => admin.giftCards.orders({ ...part, status: 'pending', order: 'oldest' }, options),
    QUEUE_PART_SIZE,
  );
}

export function useFulfilOrder(onDone: () => void) {
  return useMutation(adminApi.giftCards.fulfil.mutationOptions(useAdminOutcome(text.fulfilled, onDone)));
}

export function useCancelOrder(onDone: () => void) {
  return useMutation(adminApi.giftCards.cancel.mutationOptions(useAdminOutcome(text.cancelled, onDone)));
}

export function useWaitingMessages() {
  return useParts<AdminContactMessage>(
    [...adminApi.contact.list.key(), 'waiting'],
    (part, options) => admin.contact.list({ ...part, state: 'waiting', order: 'oldest' }, options),
    QUEUE_PART_SIZE,
  );
}

export function useAnswerMessage() {
  return useMutation(adminApi.contact.answer.mutationOptions(useAdminOutcome(text.answeredToast)));
}

export function useWaitingPreferences() {
  return useParts<AdminDatePreferences>(
    [...adminApi.datePreferences.list.key(), 'waiting'],
    (part, options) =>
      admin.datePreferences.list({ ...part, isFollowedUp: 'false', order: 'oldest' }, options),
    QUEUE_PART_SIZE,
  );
}

export function useFollowUp() {
  return useMutation(adminApi.datePreferences.followUp.mutationOptions(useAdminOutcome(text.followedUp)));
}

export function usePendingEntries() {
  return useParts<WaitlistEntry>(
    [...adminApi.waitlist.list.key(), 'waiting'],
    (part, options) => admin.waitlist.list({ ...part, status: 'pending', order: 'oldest' }, options),
    QUEUE_PART_SIZE,
  );
}

export function useContactEntry() {
  return useMutation(adminApi.waitlist.update.mutationOptions(useAdminOutcome(text.contactedToast)));
}

export function useFailedJobs() {
  return useParts<FailedJob>(
    adminApi.jobs.listFailed.key(),
    (part, options) => admin.jobs.listFailed(part, options),
    QUEUE_PART_SIZE,
  );
}

export function useRetryJob() {
  return useMutation(adminApi.jobs.retry.mutationOptions(useAdminOutcome(text.retried)));
}
