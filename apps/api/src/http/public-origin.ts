import { AppError } from '../errors.ts';
import type { ClientReader } from './client.ts';
import { isLoopback } from './loopback.ts';

/** Returns the origin for links back to the product. */
export type OriginReader = (context: Parameters<ClientReader>[0]) => string;

/**
 * PUBLIC_URL, or the host of the call if that is the machine itself. Otherwise the Host header is never trusted: anyone
 * can forge it, and a link mailed to someone else would then lead to a host of the forger's choice.
 * https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/07-Input_Validation_Testing/17-Testing_for_Host_Header_Injection
 */
export function originReader(client: ClientReader, publicUrl: string | undefined): OriginReader {
  return (context) => {
    if (publicUrl !== undefined) return publicUrl;
    const { host, secure } = client(context);
    const address = `${secure ? 'https' : 'http'}://${host}`;
    if (URL.canParse(address)) {
      const { origin, hostname } = new URL(address);
      if (isLoopback(hostname)) return origin;
    }
    throw new AppError(
      'not_configured',
      501,
      'This installation does not know its own address. Whoever runs it has to set PUBLIC_URL.',
    );
  };
}
