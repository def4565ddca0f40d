import type { InstallPlace } from '@octavo/machines/install';

export interface Device {
  readonly userAgent: string;
  /** Tells iPads from Macs: iPads claim to be Macs, but Macs have no touch screen. */
  readonly touchPoints: number;
}

/** Which steps install the page on a device. Unknown browsers count as Chrome, on which most are based. */
export function installPlaceOf({ userAgent, touchPoints }: Device): InstallPlace {
  const is = (sign: RegExp): boolean => sign.test(userAgent);
  if (is(/iPhone|iPad|iPod/) || (is(/Macintosh/) && touchPoints > 1)) {
    return is(/CriOS|FxiOS|EdgiOS|OPiOS/) ? 'iosOther' : 'iosSafari';
  }
  if (is(/Android/)) {
    if (is(/SamsungBrowser/)) return 'androidSamsung';
    return is(/Firefox/) ? 'androidFirefox' : 'androidChrome';
  }
  if (is(/Firefox/)) return 'desktopFirefox';
  if (is(/Edg\//)) return 'desktopEdge';
  return is(/Macintosh/) && !is(/Chrome/) ? 'macSafari' : 'desktopChrome';
}
