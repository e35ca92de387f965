import { AppLockCard } from '#client/features/app-lock/components/app-lock-card.tsx';
import { settingsText as text } from '#messages/settings.ts';
import { SecondFactorsSection } from '../components/second-factors-section.tsx';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { settingsMeta } from '../model.ts';

export const meta = () => settingsMeta(text.signIn);

export default function SignInSettingsScreen() {
  return (
    <SettingsFrame title={text.signIn}>
      <div className="grid gap-10">
        <SecondFactorsSection />
        <AppLockCard />
      </div>
    </SettingsFrame>
  );
}
