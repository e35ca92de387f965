import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { noResponse, toRequestError } from '#client/lib/public/request.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { returnToLogin } from '#client/ui/feedback/mutation-toasts.ts';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { exportsText as text } from '#messages/exports.ts';

const ADDRESS = '/api/export';
/**
 * Maximum size in bytes of a download in memory. A larger file would not fit a phone's memory, so the browser downloads
 * it and shows its own progress.
 */
const LARGEST_IN_MEMORY = 200 * 1_048_576;

interface ExportProgress {
  loadedBytes: number;
  totalBytes: number;
}

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

/**
 * Downloads the member's export and saves it. Returns the file's name, or `null` for a large file that the browser
 * downloads itself; rejects with `RequestError`, or with the signal's reason.
 */
async function downloadExport(
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const response = await fetch(ADDRESS, { credentials: 'same-origin', signal });
  if (!response.ok || !response.body) {
    throw toRequestError(await response.text(), response.status);
  }
  const totalBytes = Number(response.headers.get('content-length'));
  if (totalBytes > LARGEST_IN_MEMORY) {
    await response.body.cancel();
    location.assign(ADDRESS);
    return null;
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loadedBytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loadedBytes += part.value.length;
    onProgress({ loadedBytes, totalBytes });
  }
  if (loadedBytes !== totalBytes) throw noResponse();
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.zip';
  saveFile(new Blob(parts, { type: 'application/zip' }), name);
  return name;
}
