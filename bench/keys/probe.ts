declare global {
  interface Window {
    /** Times in ms from each key to the task after the frame that shows it. */
    benchPaints: number[];
    benchCommits: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

/** Runs in a page before anything else: times painted keys and counts React commits. */
export function probe(): void {
  window.benchPaints = [];
  window.benchCommits = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => (window.benchCommits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onScheduleFiberRoot: () => undefined,
  };

  const pressed: number[] = [];
  const afterFrame = (then: () => void): void => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', then, { once: true });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  };
  const changes = new MutationObserver(() => {
    const stamps = pressed.splice(0);
    if (stamps.length === 0) return;
    afterFrame(() => {
      for (const stamp of stamps) window.benchPaints.push(performance.now() - stamp);
    });
  });
  addEventListener(
    'keydown',
    (event) => {
      if (pressed.length === 0 && event.target instanceof Element) {
        changes.disconnect();
        changes.observe(event.target, { childList: true, characterData: true, subtree: true });
      }
      pressed.push(event.timeStamp);
    },
    { capture: true },
  );
}
