const roles = ['accent-base', 'ai-base', 'warning-base', 'success-base', 'grammar-line'] as const;

/**
 * Throws confetti once and calls back when it has all fallen. The library is fetched only then, and not at all with
 * reduced motion. Returns a function that stops it.
 */
export function throwConfetti(canvas: HTMLCanvasElement, onDone: () => void): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onDone();
    return () => undefined;
  }

  const style = getComputedStyle(canvas);
  const colors = roles.map((role) => style.getPropertyValue(`--octavo-${role}`).trim());
  let isStopped = false;
  let stop = () => undefined;

  async function start() {
    const { default: confetti } = await import('canvas-confetti');
    if (isStopped) return;
    const fire = confetti.create(canvas, { resize: true });
    stop = () => {
      fire.reset();
      return undefined;
    };
    await fire({
      colors,
      particleCount: 90,
      spread: 70,
      startVelocity: 38,
      ticks: 110,
      scalar: 0.8,
      shapes: ['square'],
      origin: { x: 0.5, y: 0.7 },
    });
    if (!isStopped) onDone();
  }

  // Purely decorative: a failure to load it does no harm.
  start().catch(onDone);
  return () => {
    isStopped = true;
    stop();
  };
}
