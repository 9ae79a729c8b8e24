/** Consecutive calls that are safe beside each other form one batch; every other call is a batch of its own. */
export function partition<Call>(calls: readonly Call[], isSafe: (call: Call) => boolean): Call[][] {
  const batches: { readonly safe: boolean; readonly calls: Call[] }[] = [];
  for (const call of calls) {
    const safe = isSafe(call);
    const last = batches.at(-1);
    if (safe && last?.safe === true) last.calls.push(call);
    else batches.push({ safe, calls: [call] });
  }
  return batches.map((batch) => batch.calls);
}
