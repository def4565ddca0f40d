import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mailer } from './mail.ts';

const writtenMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  stop: z.string().optional(),
  sentAt: z.iso.datetime(),
});
export type WrittenMail = z.infer<typeof writtenMail>;

export interface FolderMailer extends Mailer {
  readonly kind: 'folder';
  readonly folder: string;
  /** Newest first. */
  list(): Promise<WrittenMail[]>;
}

/** For use without a mail server: each mail is written to a file, and is not sent. */
export function folderMailer(folder: string, now: () => Date = () => new Date()): FolderMailer {
  return {
    kind: 'folder',
    folder,
    async send({ to, subject, text, html, stop }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = now().toISOString();
      const path = join(folder, `${sentAt.replaceAll(':', '-')}-${crypto.randomUUID()}.json`);
      const mail: WrittenMail = { to, subject, text, html, ...(stop !== undefined && { stop }), sentAt };
      // Written under another name first, so that nobody reads half of it.
      await writeFile(`${path}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed();
      return Promise.all(
        newest.map(async (name) => writtenMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
      );
    },
  };
}
