import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { InstallDialog } from './install-dialog.tsx';

/** Installing the app, with the steps for this device (SPEC §2). */
export default function Install() {
  const install = useFlow('install');
  const place = useSelector(install, ({ context }) => context.place);
  const isOffered = useSelector(install, (state) => state.hasTag('offered'));
  const isOpen = useSelector(install, (state) => state.hasTag('visible'));
  const isAsking = useSelector(install, (state) => state.hasTag('busy'));
  return (
    <InstallDialog
      open={isOpen}
      place={place}
      isInstalling={isAsking}
      onInstall={isOffered ? () => install.send({ type: 'install' }) : undefined}
      onClose={() => install.send({ type: 'dismiss' })}
    />
  );
}
