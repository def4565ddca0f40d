import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';
import type { ClientReader } from './client.ts';
import { policyReportPath } from './policy-report-path.ts';

/**
 * Where Stripe's script, frames and calls come from; allowed only if payments go through Stripe.
 * https://docs.stripe.com/security/guide#content-security-policy
 */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
} as const;

const policyOf = (hasStripe: boolean): string => {
  const from = (kind: keyof typeof stripe): string => (hasStripe ? ` ${stripe[kind].join(' ')}` : '');
  return [
    "default-src 'self'",
    `script-src 'self'${from('script')}`,
    // Radix and ProseMirror add small style elements at runtime.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${from('image')}`,
    "font-src 'self' data:",
    `connect-src 'self'${from('connect')}`,
    ...(hasStripe ? [`frame-src${from('frame')}`] : []),
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${policyReportPath}`,
  ].join('; ');
};

const headersOf = (hasStripe: boolean) => ({
  'content-security-policy': policyOf(hasStripe),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Some payment methods open a window of the provider.
  'cross-origin-opener-policy': hasStripe ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), geolocation=(), microphone=(self)${hasStripe ? ', payment=(self "https://js.stripe.com")' : ''}`,
});

/** @param hasStripe whether payments go through Stripe's form in the page */
export const securityHeaders = (client: ClientReader, hasStripe: boolean) => {
  const headers = headersOf(hasStripe);
  return createMiddleware<ApiEnv>(async (context, next) => {
    await next();
    const ownReferrerPolicy = context.res.headers.get('referrer-policy');
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    if (ownReferrerPolicy !== null) context.res.headers.set('referrer-policy', ownReferrerPolicy);
    if (client(context).secure) {
      context.res.headers.set('strict-transport-security', 'max-age=31536000');
      // A browser that knows `report-to` ignores `report-uri`, also where endpoints are not allowed, as without TLS.
      context.res.headers.set(
        'content-security-policy',
        `${headers['content-security-policy']}; report-to csp`,
      );
      context.res.headers.set('reporting-endpoints', `csp="${policyReportPath}"`);
    }
  });
};
