import type { AdminBulkFaults } from './bulk.ts';
import type { AdminCampaignsFaults } from './campaigns.ts';
import type { AdminContactFaults } from './contact.ts';
import type { AdminDealsFaults } from './deals.ts';
import type { AdminGiftCardsFaults } from './gift-cards.ts';
import type { AdminOperationsFaults } from './security-log.ts';
import type { AdminUsersFaults } from './users.ts';
import type { AdminWaitlistFaults } from './waitlist.ts';

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
