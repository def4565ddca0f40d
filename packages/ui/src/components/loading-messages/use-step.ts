import { useEffect, useState } from 'react';

/** Counts from 0 to `last`, one step per interval, and stays there. */
export function useStep(last: number, milliseconds: number): number {
  const [step, setStep] = useState(0);

  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(step + 1), milliseconds);
    return () => clearTimeout(timer);
  }, [step, last, milliseconds]);

  return Math.min(step, Math.max(0, last));
}
