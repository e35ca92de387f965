import * as Tabs from 'radix-ui/tabs';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { adminText as text } from '#messages/en/admin/frame.ts';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { focusWithoutRing } from '../../../ui/overlays/tab-focus.ts';
import { ADMIN_TABS, type AdminTab } from '../model.ts';

/** Each tab's content, loaded when it is opened. A tab without content has no trigger. */
const contents: Partial<Record<AdminTab, LazyExoticComponent<ComponentType>>> = {
  overview: lazy(async () => ({ default: (await import('../tabs/overview/overview-tab.tsx')).OverviewTab })),
  users: lazy(async () => ({ default: (await import('../tabs/users/users-tab.tsx')).UsersTab })),
  experiences: lazy(async () => ({
    default: (await import('../tabs/experiences/experiences-tab.tsx')).ExperiencesTab,
  })),
  deals: lazy(async () => ({ default: (await import('../tabs/deals/deals-tab.tsx')).DealsTab })),
  giftcards: lazy(async () => ({
    default: (await import('../tabs/giftcards/giftcards-tab.tsx')).GiftcardsTab,
  })),
  waitlist: lazy(async () => ({ default: (await import('../tabs/waitlist/waitlist-tab.tsx')).WaitlistTab })),
  notifications: lazy(async () => ({
    default: (await import('../tabs/notifications/notifications-tab.tsx')).NotificationsTab,
  })),
  revenue: lazy(async () => ({ default: (await import('../tabs/revenue/revenue-tab.tsx')).RevenueTab })),
  engagement: lazy(async () => ({
    default: (await import('../tabs/engagement/engagement-tab.tsx')).EngagementTab,
  })),
  redemptions: lazy(async () => ({
    default: (await import('../tabs/redemptions/redemptions-tab.tsx')).RedemptionsTab,
  })),
  intelligence: lazy(async () => ({
    default: (await import('../tabs/intelligence/intelligence-tab.tsx')).IntelligenceTab,
  })),
  config: lazy(async () => ({ default: (await import('../tabs/config/config-tab.tsx')).ConfigTab })),
  operations: lazy(async () => ({
    default: (await import('../tabs/operations/operations-tab.tsx')).OperationsTab,
  })),
};
const tabs = ADMIN_TABS.filter((tab) => tab in contents);

/** The parts of the panel. The open one stands in the address (`?tab=users`), so that a reload and a link find it again. */
export function AdminTabs() {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find((tab) => tab === search.get('tab')) ?? tabs[0];
  const list = useRef<HTMLDivElement>(null);
  // On a phone the open tab may lie beyond the edge.
  useEffect(() => bringToMiddle(list.current, `[data-tab=${open}]`), [open]);
  return (
    <Tabs.Root value={open ?? ''} onValueChange={(tab) => setSearch({ tab })}>
      <Tabs.List
        ref={list}
        aria-label={text.tabs}
        className="relative -mx-5 flex overflow-x-auto border-b border-line px-5 [scrollbar-width:none] md:mx-0 md:px-0 lg:flex-wrap"
      >
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            data-tab={tab}
            onMouseDown={focusWithoutRing}
            className="relative min-h-11 px-3 text-caption font-semibold whitespace-nowrap text-ink-soft transition-colors after:absolute after:inset-x-2 after:-bottom-px after:h-0.75 after:rounded-full hover:text-ink data-[state=active]:text-accent-ink data-[state=active]:after:bg-accent"
          >
            {text.tabLabels[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => {
        const Content = contents[tab];
        return (
          <Tabs.Content key={tab} value={tab} className="pt-6 outline-none">
            <Suspense fallback={<ListSkeleton label={text.loading(text.tabLabels[tab])} rows={8} />}>
              {Content && <Content />}
            </Suspense>
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}

function bringToMiddle(list: HTMLElement | null, selector: string): void {
  const item = list?.querySelector<HTMLElement>(selector);
  if (list && item) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
}
