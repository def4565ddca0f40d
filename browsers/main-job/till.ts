import { until } from '../page/until.ts';
import type { Step } from './step.ts';
import type { Writer } from './writer.ts';

interface Mail {
  readonly to: string;
  readonly text: string;
}

async function signIn(writer: Writer, email: string): Promise<void> {
  const { page } = writer;
  await writer.press('Sign in');
  await page.role('textbox', 'Email address').fill(email);
  await writer.press('Send the link');
  await page.role('heading', 'Check your email for the magic link!').isSeen();
  const link = async () => {
    const mails = await page.evaluate(async (): Promise<readonly Mail[]> =>
      (await fetch('/dev/outbox')).json(),
    );
    const text = mails.find(({ to }) => to === email)?.text ?? '';
    return /\/auth\/magiclink\/\S+/.exec(text)?.[0] ?? '';
  };
  const path = await until('the link is in a mail', link, Boolean);
  await writer.visit(path);
  await writer.press('Sign in');
  await page.role('heading', 'Pages').isSeen();
}

export const till: Step = {
  name: 'Pro is paid at the test till, refused first, and shown on the account',
  async run(writer) {
    const { page } = writer;
    await writer.goHome();
    await signIn(writer, `${crypto.randomUUID()}@write.example`);
    await writer.visit('/app/?pay=1');
    await page.role('radio', 'The card is refused').click();
    await writer.press(/^Pay \$/);
    await page.role('alert', 'Your card was declined.').isSeen();
    await page.role('radio', 'It succeeds').click();
    await writer.press(/^Pay \$/);
    await page.role('dialog', /^Payment succeeded!/).isSeen();
    await writer.press('Start writing');
    await page.role('link', /^Account/).click();
    await page.text('Pro Plus').isSeen();
    await page.text(/Renews on/).isSeen();
  },
};
