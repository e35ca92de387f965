if (!('timeout' in AbortSignal)) Object.assign(AbortSignal, { timeout });
if (!('any' in AbortSignal)) Object.assign(AbortSignal, { any });

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
  return controller.signal;
}

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  const follow = [...signals];
  const stop = ({ reason }: AbortSignal) => {
    controller.abort(reason);
    for (const signal of follow) signal.removeEventListener('abort', onAbort);
  };
  function onAbort(this: AbortSignal) {
    stop(this);
  }
  const aborted = follow.find((signal) => signal.aborted);
  if (aborted) stop(aborted);
  else for (const signal of follow) signal.addEventListener('abort', onAbort);
  return controller.signal;
}
