/** A browser window with the app open: it hears what changes. */
export class LiveWindow {
  readonly #gone: AbortController;
  #waiting: (() => void)[] = [];

  private constructor(gone: AbortController) {
    this.#gone = gone;
  }

  /** Resolves once the stream is open. */
  static async open(url: string, cookie: string): Promise<LiveWindow> {
    const gone = new AbortController();
    const window = new LiveWindow(gone);
    const response = await fetch(`${url}/api/live?device=${crypto.randomUUID()}`, {
      headers: { cookie },
      signal: gone.signal,
    });
    if (!response.ok || !response.body) throw new Error(`the live stream was answered ${response.status}`);
    void window.#listen(response.body);
    return window;
  }

  /** Resolves with the next event that lists changes; rejects when none comes within ten seconds. */
  nextChange(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('nothing was heard within ten seconds')), 10_000);
      this.#waiting.push(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }

  close(): void {
    this.#gone.abort();
  }

  async #listen(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body) {
        if (!decoder.decode(chunk).includes('"changes"')) continue;
        for (const resolve of this.#waiting.splice(0)) resolve();
      }
    } catch (error) {
      if (!this.#gone.signal.aborted) throw error;
    }
  }
}
