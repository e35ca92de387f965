import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import * as Tabs from 'radix-ui/tabs';
import { useEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { focusWithoutRing } from '#client/ui/overlays/tabs.tsx';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { ADMIN_GROUPS, findTab, type AdminTab } from '../model.ts';
import { countWaiting } from '../operations-model.ts';

/** Contents of each tab, loaded when the tab is opened. */
const tabContents: Readonly<Record<AdminTab, ComponentType>> = {
  overview: lazyTab('overview', async () => (await import('../tabs/overview/overview-tab.tsx')).OverviewTab),
  users: lazyTab('users', async () => (await import('../tabs/users/users-tab.tsx')).UsersTab),
  experiences: lazyTab(
    'experiences',
    async () => (await import('../tabs/experiences/experiences-tab.tsx')).ExperiencesTab,
  ),
  deals: lazyTab('deals', async () => (await import('../tabs/deals/deals-tab.tsx')).DealsTab),
  giftcards: lazyTab('giftcards', async () => (await import('../tabs/gift-cards/gift-cards-tab.tsx')).GiftCardsTab),
  waitlist: lazyTab('waitlist', async () => (await import('../tabs/waitlist/waitlist-tab.tsx')).WaitlistTab),
  notifications: lazyTab(
    'notifications',
    async () => (await import('../tabs/campaigns/campaigns-tab.tsx')).CampaignsTab,
  ),
  revenue: lazyTab('revenue', async () => (await import('../tabs/revenue/revenue-tab.tsx')).RevenueTab),
  engagement: lazyTab('engagement', async () => (await import('../tabs/engagement/engagement-tab.tsx')).EngagementTab),
  redemptions: lazyTab(
    'redemptions',
    async () => (await import('../tabs/redemptions/redemptions-tab.tsx')).RedemptionsTab,
  ),
  intelligence: lazyTab(
    'intelligence',
    async () => (await import('../tabs/intelligence/intelligence-tab.tsx')).IntelligenceTab,
  ),
  config: lazyTab('config', async () => (await import('../tabs/config/config-tab.tsx')).ConfigTab),
  operations: lazyTab('operations', async () => (await import('../tabs/operations/operations-tab.tsx')).OperationsTab),
};

/**
 * Tabs of the admin panel. The address keeps the open tab (`?tab=users`), for reloads and links; its group follows from
 * it.
 */
export function AdminTabs() {
  const [search, setSearch] = useSearchParams();
  const open = findTab(search.get('tab'));
  const operations = useQuery(adminApi.operations.overview.queryOptions());
  const waiting = countWaiting(operations.data ?? []);
  return (
    <Tabs.Root
      value={open.group}
      onValueChange={(chosen) => {
        const first = ADMIN_GROUPS.find(({ group }) => group === chosen)?.tabs[0];
        if (first) setSearch({ tab: first });
      }}
    >
      <TabRow
        label={text.groups}
        open={open.group}
        isUpper
        tabs={ADMIN_GROUPS.map(({ group, tabs }) => ({
          value: group,
          label: text.groupLabels[group],
          // The open group shows the count on its tab.
          waiting: group !== open.group && tabs.some((tab) => tab === 'operations') ? waiting : 0,
        }))}
      />
      {ADMIN_GROUPS.map(({ group, tabs }) => (
        <Tabs.Content key={group} value={group} tabIndex={-1} className="outline-none">
          <Tabs.Root value={open.tab} onValueChange={(tab) => setSearch({ tab })}>
            <TabRow
              label={text.groupLabels[group]}
              open={open.tab}
              tabs={tabs.map((tab) => ({
                value: tab,
                label: text.tabLabels[tab],
                waiting: tab === 'operations' ? waiting : 0,
              }))}
            />
            {tabs.map((tab) => {
              const Content = tabContents[tab];
              return (
                <Tabs.Content key={tab} value={tab} className="pt-3 outline-none">
                  <Content />
                </Tabs.Content>
              );
            })}
          </Tabs.Root>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

interface TabRowProps {
  label: string;
  /** The value of the open tab. */
  open: string;
  tabs: readonly { value: string; label: string; waiting: number }[];
  /** True for the row of groups, above the tabs of one group. */
  isUpper?: boolean;
}

/** Row of tabs on one line that scrolls if it is too narrow. */
function TabRow({ label, open, tabs, isUpper = false }: TabRowProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the open tab may be scrolled out of view.
  useEffect(() => bringToMiddle(list.current, `[data-tab=${open}]`), [open]);
  return (
    <Tabs.List
      ref={list}
      aria-label={label}
      className="relative -mx-5 flex overflow-x-auto border-b border-line px-5 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {tabs.map(({ value, label: name, waiting }) => (
        <Tabs.Trigger
          key={value}
          value={value}
          data-tab={value}
          onMouseDown={focusWithoutRing}
          className={clsx(
            'relative min-h-11 whitespace-nowrap text-ink-soft transition-colors hover:text-ink data-[state=active]:text-accent-ink',
            isUpper
              ? 'px-2 font-semibold sm:px-3 sm:text-lead'
              : 'px-3 text-caption font-semibold after:absolute after:inset-x-2 after:-bottom-px after:h-0.75 after:rounded-full data-[state=active]:after:bg-accent',
          )}
        >
          {name}
          <Waiting count={waiting} />
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="figures ml-1.5 rounded-full bg-accent-soft px-1.5 text-caption text-accent-ink">
      {formatCoins(count)}
      <span className="sr-only"> {text.waiting}</span>
    </span>
  );
}

function bringToMiddle(list: HTMLElement | null, selector: string): void {
  const item = list?.querySelector<HTMLElement>(selector);
  if (list && item) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
}

function lazyTab(tab: AdminTab, load: () => Promise<ComponentType>): ComponentType {
  return lazyNamed(load, <ListSkeleton label={text.loading(text.tabLabels[tab])} rows={8} />);
}
