import type { ComponentType } from 'react';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import type { AdminTab } from '../model.ts';

/** Contents of each tab, loaded when the tab is opened. */
export const tabContents: Readonly<Record<AdminTab, ComponentType>> = {
  overview: lazyTab('overview', async () => (await import('../tabs/overview/overview-tab.tsx')).OverviewTab),
  users: lazyTab('users', async () => (await import('../tabs/users/users-tab.tsx')).UsersTab),
  experiences: lazyTab(
    'experiences',
    async () => (await import('../tabs/experiences/experiences-tab.tsx')).ExperiencesTab,
  ),
  deals: lazyTab('deals', async () => (await import('../tabs/deals/deals-tab.tsx')).DealsTab),
  giftcards: lazyTab(
    'giftcards',
    async () => (await import('../tabs/gift-cards/gift-cards-tab.tsx')).GiftCardsTab,
  ),
  waitlist: lazyTab('waitlist', async () => (await import('../tabs/waitlist/waitlist-tab.tsx')).WaitlistTab),
  notifications: lazyTab(
    'notifications',
    async () => (await import('../tabs/campaigns/campaigns-tab.tsx')).CampaignsTab,
  ),
  revenue: lazyTab('revenue', async () => (await import('../tabs/revenue/revenue-tab.tsx')).RevenueTab),
  engagement: lazyTab(
    'engagement',
    async () => (await import('../tabs/engagement/engagement-tab.tsx')).EngagementTab,
  ),
  redemptions: lazyTab(
    'redemptions',
    async () => (await import('../tabs/redemptions/redemptions-tab.tsx')).RedemptionsTab,
  ),
  intelligence: lazyTab(
    'intelligence',
    async () => (await import('../tabs/intelligence/intelligence-tab.tsx')).IntelligenceTab,
  ),
  config: lazyTab('config', async () => (await import('../tabs/config/config-tab.tsx')).ConfigTab),
  operations: lazyTab(
    'operations',
    async () => (await import('../tabs/operations/operations-tab.tsx')).OperationsTab,
  ),
};

function lazyTab(tab: AdminTab, load: () => Promise<ComponentType>): ComponentType {
  return lazyNamed(load, <ListSkeleton label={text.loading(text.tabLabels[tab])} rows={8} />);
}
