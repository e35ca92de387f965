import { exportsText as text } from '#messages/exports.ts';
import { ExportDownload } from '../export-download.tsx';

export function ExportSection() {
  return (
    <>
      <p className="text-ink-soft">{text.text}</p>
      <ExportDownload />
    </>
  );
}
