// Plain JavaScript for any Node from 18 on, because it runs while the machine is being set up.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const onPath = (command) =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, command)));

/** The system's Firefox, or the one given by FIREFOX. */
export const firefoxProgram = () =>
  [process.env['FIREFOX'], '/usr/bin/firefox-esr'].find((path) => path !== undefined && existsSync(path));

/** WebKitGTK's own browser, if everything needed to drive it is installed too. */
export function webKitGtkProgram() {
  if (!['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].every(onPath)) return undefined;
  const system = join('/usr/lib', `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`);
  if (!existsSync(system)) return undefined;
  return readdirSync(system)
    .filter((name) => /^webkit2?gtk-/.test(name))
    .map((name) => join(system, name, 'MiniBrowser'))
    .find(existsSync);
}
