import { profileText as text } from '#messages/profile.ts';
import { EveningSection } from '../components/evening-section.tsx';
import { NotificationsSection } from '../components/notifications-section.tsx';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { settingsMeta } from '../model.ts';

export const meta = () => settingsMeta(text.notifications);

export default function NotificationsSettingsScreen() {
  return (
    <SettingsFrame title={text.notifications}>
      <NotificationsSection />
      <EveningSection />
    </SettingsFrame>
  );
}
