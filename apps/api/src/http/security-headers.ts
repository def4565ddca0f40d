import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';
import type { ClientReader } from './client.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // Radix and ProseMirror add small style elements while they run.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
} as const;

export const securityHeaders = (client: ClientReader) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    if (client(context).secure) {
      context.res.headers.set('strict-transport-security', 'max-age=31536000');
    }
  });
