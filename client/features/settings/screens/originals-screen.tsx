import { OriginalsCard } from '#client/features/memories/components/originals-card.tsx';
import { memoryScreensText as text } from '#messages/memories.ts';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { settingsMeta } from '../model.ts';

export const meta = () => settingsMeta(text.originals);

export default function OriginalsSettingsScreen() {
  return (
    <SettingsFrame title={text.originals}>
      <OriginalsCard />
    </SettingsFrame>
  );
}
