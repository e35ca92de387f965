import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ADMIN_GROUPS, findTab } from '#client/features/admin/model.ts';
import { paths } from '#client/paths.ts';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { MenuList } from './side-menu-list.tsx';

/** The panel's own menu: its tabs by their groups, and the way back to the app. */
export function PanelMenu({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const open = findTab(useSearchParams()[0].get('tab'));
  const back = { to: paths.dashboard, label: text.backToApp, icon: ArrowLeft, isCurrent: false };
  return (
    <MenuList
      label={text.title}
      groups={[
        { name: 'start', heading: null, entries: [back] },
        ...ADMIN_GROUPS.map(({ group, tabs }) => ({
          name: group,
          heading: text.groupLabels[group],
          entries: tabs.map((tab) => ({
            to: `${paths.admin}?${new URLSearchParams({ tab })}`,
            label: text.tabLabels[tab],
            isCurrent: tab === open.tab,
          })),
        })),
      ]}
      onNavigate={onNavigate}
    />
  );
}
