import { useMutation } from '@tanstack/react-query';
import { adminApi, adminClient } from '#client/data/admin-api.ts';
import { usePages } from '#client/data/use-pages.ts';
import type { AdminConciergeRequest } from '#domain/concierge/admin.ts';
import type { AdminContactMessage } from '#domain/contact/admin.ts';
import type { AdminDatePreferences } from '#domain/date-preferences/admin.ts';
import type { AdminGiftCardOrder } from '#domain/gift-cards/admin.ts';
import type { FailedJob } from '#domain/jobs/schema.ts';
import type { AdminPayment } from '#domain/payments/admin.ts';
import type { WaitlistEntry } from '#domain/waitlist/schema.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { adminToasts } from '../../api.ts';
import { toBulkToast } from '../../operations-model.ts';

/** Rows of each queue, oldest first, and the actions on them. */

/** Small, so that the audit log below stays within reach. */
const QUEUE_PAGE_SIZE = 10;

const { admin } = adminClient;

export function usePendingPayments() {
  return usePages<AdminPayment>(
    [...adminApi.payments.list.key(), 'waiting'],
    (page, options) => admin.payments.list({ ...page, status: 'pending', order: 'oldest' }, options),
    QUEUE_PAGE_SIZE,
  );
}

export function useConfirmPayment(name: string, onDone: () => void) {
  return useMutation(adminApi.payments.confirm.mutationOptions(adminToasts({ title: text.confirmed(name) }, onDone)));
}

export function useRejectPayment(onDone: () => void) {
  return useMutation(adminApi.payments.reject.mutationOptions(adminToasts({ title: text.rejected }, onDone)));
}

export function usePendingOrders() {
  return usePages<AdminGiftCardOrder>(
    [...adminApi.giftCards.orders.key(), 'waiting'],
    (page, options) => admin.giftCards.orders({ ...page, status: 'pending', order: 'oldest' }, options),
    QUEUE_PAGE_SIZE,
  );
}

export function useFulfilOrder(onDone: () => void) {
  return useMutation(adminApi.giftCards.fulfil.mutationOptions(adminToasts({ title: text.fulfilled }, onDone)));
}

export function useCancelOrder(onDone: () => void) {
  return useMutation(adminApi.giftCards.cancel.mutationOptions(adminToasts({ title: text.cancelled }, onDone)));
}

export function useWaitingRequests() {
  return usePages<AdminConciergeRequest>(
    [...adminApi.concierge.list.key(), 'waiting'],
    (page, options) => admin.concierge.list({ ...page, state: 'waiting', order: 'oldest' }, options),
    QUEUE_PAGE_SIZE,
  );
}

export function useAnswerRequest(onDone: () => void) {
  return useMutation(adminApi.concierge.answer.mutationOptions(adminToasts({ title: text.requestAnswered }, onDone)));
}

export function useWaitingMessages() {
  return usePages<AdminContactMessage>(
    [...adminApi.contact.list.key(), 'waiting'],
    (page, options) => admin.contact.list({ ...page, state: 'waiting', order: 'oldest' }, options),
    QUEUE_PAGE_SIZE,
  );
}

export function useAnswerMessage() {
  return useMutation(adminApi.contact.answer.mutationOptions(adminToasts({ title: text.answeredToast })));
}

export function useAnswerMessages() {
  return useMutation(adminApi.contact.answerMany.mutationOptions(adminToasts(toBulkToast)));
}

export function useWaitingPreferences() {
  return usePages<AdminDatePreferences>(
    [...adminApi.datePreferences.list.key(), 'waiting'],
    (page, options) => admin.datePreferences.list({ ...page, isFollowedUp: 'false', order: 'oldest' }, options),
    QUEUE_PAGE_SIZE,
  );
}

export function useFollowUp() {
  return useMutation(adminApi.datePreferences.followUp.mutationOptions(adminToasts({ title: text.followedUp })));
}

export function useFollowUps() {
  return useMutation(adminApi.datePreferences.followUpMany.mutationOptions(adminToasts(toBulkToast)));
}

export function usePendingEntries() {
  return usePages<WaitlistEntry>(
    [...adminApi.waitlist.list.key(), 'waiting'],
    (page, options) => admin.waitlist.list({ ...page, status: 'pending', order: 'oldest' }, options),
    QUEUE_PAGE_SIZE,
  );
}

export function useContactEntry() {
  return useMutation(adminApi.waitlist.update.mutationOptions(adminToasts({ title: text.contactedToast })));
}

export function useMoveEntries() {
  return useMutation(adminApi.waitlist.updateMany.mutationOptions(adminToasts(toBulkToast)));
}

export function useFailedJobs() {
  return usePages<FailedJob>(
    adminApi.jobs.listFailed.key(),
    (page, options) => admin.jobs.listFailed(page, options),
    QUEUE_PAGE_SIZE,
  );
}

export function useRetryJob() {
  return useMutation(adminApi.jobs.retry.mutationOptions(adminToasts({ title: text.retried })));
}
