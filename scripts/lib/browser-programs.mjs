// Plain JavaScript for any Node from 18 on: the machine is set up by it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const onPath = (command) =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, command)));

/** A Firefox of the system, or the one that FIREFOX names. */
export const firefoxProgram = () =>
  [process.env['FIREFOX'], '/usr/bin/firefox-esr'].find((path) => path !== undefined && existsSync(path));

/** WebKitGTK's own browser, where everything that drives it is there too. */
export function webKitGtkProgram() {
  if (!['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].every(onPath)) return undefined;
  const system = join('/usr/lib', `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`);
  if (!existsSync(system)) return undefined;
  return readdirSync(system)
    .filter((name) => /^webkit2?gtk-/.test(name))
    .map((name) => join(system, name, 'MiniBrowser'))
    .find(existsSync);
}
