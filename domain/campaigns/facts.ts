import { faultsOf } from '#domain/kernel/fault.ts';

export const CAMPAIGN_TYPES = ['all', 'premium', 'free', 'location'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const CAMPAIGN_TEMPLATES = ['new_deals', 'premium_features', 'memory_reminder', 'date_suggestion'] as const;
export type CampaignTemplate = (typeof CAMPAIGN_TEMPLATES)[number];

export const CAMPAIGN_TITLE_MAX_LENGTH = 80;
export const CAMPAIGN_BODY_MAX_LENGTH = 300;

export interface AdminCampaignsFaults {
  bodyRequired: [];
  flagInvalid: [];
  locationRequired: [];
  templateInvalid: [];
  titleRequired: [];
  typeInvalid: [];
}
export const adminCampaignsFault = faultsOf<AdminCampaignsFaults>('adminCampaigns');
