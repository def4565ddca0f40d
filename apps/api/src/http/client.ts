import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from '../api.ts';

/** What is known about the caller; only the headers of trusted proxies are believed. */
export interface Client {
  readonly address: string;
  /** Host with port, as sent by the browser. */
  readonly host: string;
  readonly secure: boolean;
}

export type ClientReader = (context: Context<ApiEnv>) => Client;

export interface ClientSettings {
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
}

export function clientReader({ publicUrl, trustedProxies }: ClientSettings): ClientReader {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  const isTrusted = (address: string): boolean => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const publicIsSecure = publicUrl?.startsWith('https:') ?? false;

  return (context) => {
    const peer = context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const proxied = isTrusted(peer);
    const forwarded = (name: string): string | undefined =>
      proxied ? context.req.header(`x-forwarded-${name}`) : undefined;
    const hops = (forwarded('for') ?? '').split(',').map(bareAddress);
    const isForeign = (address: string): boolean =>
      address !== '' && (isIP(address) === 0 || !isTrusted(address));
    const hop = hops.findLast(isForeign);
    // Each proxy appends what it saw: the entry of the outermost trusted proxy is as far from the end as the hop.
    const behind = hop === undefined ? 0 : hops.length - 1 - hops.findLastIndex(isForeign);
    const proxyHeader = (name: string): string | undefined => {
      const entries = forwarded(name)
        ?.split(',')
        .map((entry) => entry.trim());
      return entries?.[Math.max(0, entries.length - 1 - behind)];
    };
    return {
      address: hop === undefined || isIP(hop) === 0 ? peer : hop,
      host: proxyHeader('host') ?? context.req.header('host') ?? new URL(context.req.url).host,
      secure: publicIsSecure || proxyHeader('proto')?.toLowerCase() === 'https',
    };
  };
}

/** Some proxies also write the port, or brackets around an IPv6 address. */
const bareAddress = (hop: string): string => {
  const bare = hop.trim();
  return /^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare;
};
