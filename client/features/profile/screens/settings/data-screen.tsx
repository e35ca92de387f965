import { exportsText as text } from '#messages/exports.ts';
import { SettingsFrame } from '../../components/settings-frame.tsx';
import { settingsMeta } from '../../model.ts';
import { ExportDownload } from '../../components/export-download.tsx';

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
