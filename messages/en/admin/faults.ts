import type { AdminCampaignsFaults } from '#domain/campaigns/facts.ts';
import type { AdminContactFaults } from '#domain/contact/facts.ts';
import type { AdminDealsFaults } from '#domain/deals/facts.ts';
import type { AdminGiftCardsFaults } from '#domain/gift-cards/facts.ts';
import type { Wordings } from '#domain/kernel/fault.ts';
import type { AdminBulkFaults } from '#domain/operations/facts.ts';
import type { AdminOperationsFaults } from '#domain/security-log/facts.ts';
import type { AdminUsersFaults } from '#domain/users/facts.ts';
import type { AdminWaitlistFaults } from '#domain/waitlist/facts.ts';

/** The faults that the panel's schemas name, by group. */
interface AdminFaults {
  adminBulk: AdminBulkFaults;
  adminCampaigns: AdminCampaignsFaults;
  adminContact: AdminContactFaults;
  adminDeals: AdminDealsFaults;
  adminGiftCards: AdminGiftCardsFaults;
  adminOperations: AdminOperationsFaults;
  adminUsers: AdminUsersFaults;
  adminWaitlist: AdminWaitlistFaults;
}

/** The wording of the faults that the panel's schemas name. */
export const adminFaultsText = {
  adminBulk: {
    nothingChosen: 'Choose at least one row',
    tooMany: 'That is more than 1,000 rows. Narrow the filters, or do it in parts.',
  },
  adminCampaigns: {
    titleRequired: 'Title is required',
    bodyRequired: 'Message is required',
    typeInvalid: 'Choose all, premium, free or location',
    templateInvalid: 'Choose a template from the list',
    locationRequired: 'Choose a city from the list',
    flagInvalid: 'Say true or false',
  },
  adminContact: {
    stateInvalid: 'Choose waiting or answered',
    categoryInvalid: 'Choose a category from the list',
  },
  adminDeals: {
    titleRequired: 'Title is required',
    businessNameRequired: 'Business Name is required',
    descriptionRequired: 'Description is required',
    categoryRequired: 'Category is required',
    locationRequired: 'Location is required',
    validFromRequired: 'Valid From is required',
    validToRequired: 'Valid To is required',
    offerTypeInvalid: 'Please choose one of the offer types',
    maxRedemptionsInvalid: 'Max Redemptions is a whole number of at least 1, or empty for unlimited',
    flagInvalid: 'Say true or false',
  },
  adminGiftCards: {
    brandRequired: 'Brand Name is required',
    categoryRequired: 'Category is required',
    descriptionRequired: 'Description is required',
    denominationInvalid: 'Denomination must be at least 1',
    pointsInvalid: 'Points Required must be at least 1',
    validityInvalid: 'Validity must be at least 1 day',
    stockInvalid: 'Stock quantity cannot be negative',
    tooMuch: 'Please enter at most 1,00,00,000',
    flagInvalid: 'Say true or false',
    statusInvalid: 'Choose pending, fulfilled or cancelled',
    codeRequired: 'Please enter the code of the gift card',
  },
  adminOperations: {
    securityGroupInvalid: 'Choose one of the groups',
  },
  adminUsers: {
    kindInvalid: 'Choose premium, free, admin or unverified',
    orderInvalid: 'Choose newest, oldest, name or email, the last two also -descending',
    flagInvalid: 'Say true or false',
  },
  adminWaitlist: {
    statusInvalid: 'Choose pending, contacted or approved',
    stageInvalid: 'Choose dating, engaged, married or long-term',
    moveInvalid: 'An entry moves to contacted or approved',
  },
} as const satisfies Wordings<AdminFaults>;
