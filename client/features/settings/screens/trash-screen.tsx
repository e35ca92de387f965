import { trashScreensText as text } from '#messages/trash.ts';
import { RecentlyDeletedSection } from '../components/recently-deleted-section.tsx';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { settingsMeta } from '../model.ts';

export const meta = () => settingsMeta(text.title);

export default function TrashSettingsScreen() {
  return (
    <SettingsFrame title={text.title}>
      <RecentlyDeletedSection />
    </SettingsFrame>
  );
}
