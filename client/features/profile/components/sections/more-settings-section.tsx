import { BellRing, CalendarSync, FileDown, Images, KeyRound, MonitorSmartphone, Trash2 } from 'lucide-react';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { exportsText } from '#messages/exports.ts';
import { memoryScreensText } from '#messages/memories.ts';
import { profileText } from '#messages/profile.ts';
import { settingsText as text } from '#messages/settings.ts';
import { trashScreensText } from '#messages/trash.ts';

const rows = [
  {
    to: paths.notificationSettings,
    icon: BellRing,
    title: profileText.notifications,
    text: text.notifications,
  },
  { to: paths.signInSettings, icon: KeyRound, title: text.signIn, text: text.signInText },
  { to: paths.deviceSettings, icon: MonitorSmartphone, title: profileText.sessions, text: text.devices },
  { to: paths.calendarSettings, icon: CalendarSync, title: profileText.calendar, text: text.calendar },
  { to: paths.dataSettings, icon: FileDown, title: exportsText.title, text: text.data },
  { to: paths.originalsSettings, icon: Images, title: memoryScreensText.originals, text: text.originals },
  { to: paths.trash, icon: Trash2, title: trashScreensText.title, text: text.trash },
];

/** Settings that open on screens of their own. */
export function MoreSettingsSection() {
  return (
    <Section title={text.title}>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ to, icon: Icon, title, text: detail }) => (
          <ListRow
            key={to}
            to={to}
            leading={<Icon aria-hidden className="size-5.5 shrink-0 text-ink-soft" strokeWidth={1.8} />}
            title={title}
            text={detail}
          />
        ))}
      </ul>
    </Section>
  );
}
