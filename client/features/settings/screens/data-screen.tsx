import { exportsText as text } from '#messages/exports.ts';
import { ExportDownload } from '../components/export-section.tsx';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { settingsMeta } from '../model.ts';

export const meta = () => settingsMeta(text.title);

export default function DataSettingsScreen() {
  return (
    <SettingsFrame title={text.title}>
      <ExportSection />
    </SettingsFrame>
  );
}

function ExportSection() {
  return (
    <>
      <p className="text-ink-soft">{text.text}</p>
      <ExportDownload />
    </>
  );
}
