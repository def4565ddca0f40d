import { useEffect, useMemo } from 'react';

/** An address under which a chosen file can be shown, for as long as it is shown. */
export function usePicture(file: File | null): string | null {
  const address = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(() => {
    if (address === null) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
