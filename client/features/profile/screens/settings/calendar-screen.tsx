import { profileText as text } from '#messages/profile.ts';
import { CalendarSection } from '../../components/sections/calendar-section.tsx';
import { SettingsFrame } from '../../components/settings-frame.tsx';
import { settingsMeta } from '../../model.ts';

export const meta = () => settingsMeta(text.calendar);

export default function CalendarSettingsScreen() {
  return (
    <SettingsFrame title={text.calendar}>
      <CalendarSection />
    </SettingsFrame>
  );
}
