/** Keeps the screen on, also after the page was hidden for a while. Gives what lets it sleep again. */
export function keepAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | undefined;
  const take = async () => {
    if (!wanted || document.visibilityState !== 'visible') return;
    // Without battery, or in an old browser, the screen sleeps as usual.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (!wanted) void lock?.release();
  };
  void take();
  document.addEventListener('visibilitychange', take);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
