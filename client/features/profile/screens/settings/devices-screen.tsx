import { profileText as text } from '#messages/profile.ts';
import { SessionsSection } from '../../components/sections/sessions-section.tsx';
import { SettingsFrame } from '../../components/settings-frame.tsx';
import { settingsMeta } from '../../model.ts';

export const meta = () => settingsMeta(text.sessions);

export default function DevicesSettingsScreen() {
  return (
    <SettingsFrame title={text.sessions}>
      <SessionsSection />
    </SettingsFrame>
  );
}
