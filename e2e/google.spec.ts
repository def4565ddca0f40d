import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenIdPeer, startOpenIdPeer } from '../apps/api/src/openid/testing/openid-peer.ts';
import { type ServerProcess, startServerProcess } from '../apps/api/src/testing/server-process.ts';
import { expect, test } from './fixtures/writer.ts';

// For the server of this file.
test.use({ isFirstVisit: true });

let dataDir: string;
let provider: OpenIdPeer;
let server: ServerProcess;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'octavo-e2e-'));
  provider = await startOpenIdPeer();
  server = await startServerProcess({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    GOOGLE_CLIENT_ID: 'octavo',
    GOOGLE_CLIENT_SECRET: 'octavo-secret',
    GOOGLE_ISSUER: provider.issuer,
  });
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await server.ended;
  await provider.stop();
  rmSync(dataDir, { recursive: true });
});

test('signing in with Google leads back to the page, signed in with the Google address', async ({ page }) => {
  await provider.play({ person: { sub: 'ada', email: 'ada@id.example', name: 'Ada' } });
  await page.goto(new URL('/app/history/', server.origin).href);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const asked = page.waitForRequest((request) => request.url().startsWith(provider.issuer));
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await asked;
  await expect(page).toHaveURL(new URL('/app/history/', server.origin).href);
  await page.goto(new URL('/app/account/', server.origin).href);
  await expect(page.getByText('ada@id.example').first()).toBeVisible();
});
