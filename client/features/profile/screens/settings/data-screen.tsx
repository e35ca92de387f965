import { exportsText as text } from '#messages/exports.ts';
import { ExportSection } from '../../components/sections/export-section.tsx';
import { SettingsFrame } from '../../components/settings-frame.tsx';
import { settingsMeta } from '../../model.ts';

export const meta = () => settingsMeta(text.title);

export default function DataSettingsScreen() {
  return (
    <SettingsFrame title={text.title}>
      <ExportSection />
    </SettingsFrame>
  );
}
