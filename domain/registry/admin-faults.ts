import type { AdminCampaignsFaults } from '#domain/campaigns/facts.ts';
import type { AdminContactFaults } from '#domain/contact/facts.ts';
import type { AdminDealsFaults } from '#domain/deals/facts.ts';
import type { AdminGiftCardsFaults } from '#domain/gift-cards/facts.ts';
import type { AdminBulkFaults } from '#domain/operations/facts.ts';
import type { AdminOperationsFaults } from '#domain/security-log/facts.ts';
import type { AdminUsersFaults } from '#domain/users/facts.ts';
import type { AdminWaitlistFaults } from '#domain/waitlist/facts.ts';

/** Every fault that a schema of the panel names, by the group of its wording. */
export interface AdminFaults {
  adminBulk: AdminBulkFaults;
  adminCampaigns: AdminCampaignsFaults;
  adminContact: AdminContactFaults;
  adminDeals: AdminDealsFaults;
  adminGiftCards: AdminGiftCardsFaults;
  adminOperations: AdminOperationsFaults;
  adminUsers: AdminUsersFaults;
  adminWaitlist: AdminWaitlistFaults;
}
