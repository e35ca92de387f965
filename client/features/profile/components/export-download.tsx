import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { exportsText as text } from '#messages/exports.ts';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { returnToLogin } from '#client/ui/feedback/mutation-toasts.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { downloadExport, type ExportProgress } from '../export-api.ts';

/** Starts the download of the export, and shows its progress with a button to cancel. */
export function ExportDownload() {
  const [progress, setProgress] = useState<ExportProgress | 'preparing' | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const download = new AbortController();
    running.current = download;
    setProgress('preparing');
    try {
      const name = await downloadExport(setProgress, download.signal);
      if (name === null) showToast({ title: text.large, description: text.largeText });
      else showToast({ title: text.done, description: text.doneText(name), tone: 'positive' });
    } catch (error) {
      if (!download.signal.aborted && !returnToLogin(error))
        showToast({ title: text.failed, description: text.failedText, tone: 'danger' });
    } finally {
      if (!download.signal.aborted) setProgress(null);
    }
  }

  function stop() {
    running.current?.abort();
    setProgress(null);
  }

  if (progress !== null) return <Running progress={progress} onStop={stop} />;
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => void start()}>
      <Download aria-hidden className="size-5" />
      {text.start}
    </Button>
  );
}

function Running({ progress, onStop }: { progress: ExportProgress | 'preparing'; onStop: () => void }) {
  const isPreparing = progress === 'preparing';
  const words = isPreparing
    ? text.preparing
    : text.progress(text.megabytes(progress.loadedBytes), text.megabytes(progress.totalBytes));
  return (
    <div className="grid gap-2">
      <ProgressBar
        label={text.progressLabel}
        percent={isPreparing ? 0 : (progress.loadedBytes / progress.totalBytes) * 100}
        valueText={words}
      />
      <div className="flex items-center justify-between gap-4">
        <span className="figures text-caption text-ink-soft">{words}</span>
        <Button variant="quiet" onClick={onStop}>
          {text.stop}
        </Button>
      </div>
    </div>
  );
}
