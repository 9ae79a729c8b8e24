/** Aborts as soon as the condition holds: for cancelling a run at a given stage of it. */
export function abortWhen(condition: () => boolean): AbortSignal {
  const controller = new AbortController();
  const timer = setInterval(() => {
    if (!condition()) return;
    clearInterval(timer);
    controller.abort();
  }, 5);
  timer.unref();
  return controller.signal;
}
