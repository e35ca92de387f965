import type { upgradeWords } from '#client/features/benefits/components/plan.tsx';
import { request } from '#client/lib/public/request.ts';
import { readSessionUser } from '#client/lib/public/session-user.ts';
import type { PartnerPayment, Payment } from '#domain/payments/schema.ts';
import { readWords } from './words.ts';

/** Sets the label of the upgrade button while a payment of the member or their partner is being checked. */
export async function startBenefits() {
  const button = document.querySelector<HTMLElement>('main a[data-words]');
  const user = await readSessionUser();
  if (!button || !user || user.isPremium || user.mustChangePassword) return;
  // Without an answer the button stays as it is: the checkout knows.
  const [payments, partner] = await Promise.all([
    request<Payment[]>('GET', '/api/payments'),
    request<PartnerPayment>('GET', '/api/payments/partner'),
  ]).catch((): [Payment[], PartnerPayment] => [[], null]);
  if (partner || payments.some(({ status }) => status === 'pending'))
    button.textContent = readWords<typeof upgradeWords>(button).beingChecked;
}
