import { useEffect, useState } from 'react';

/** An object URL for a chosen file, valid while it is shown. */
export function usePicture(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an address lives as long as the effect that revokes it
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}
