import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import type { Namespace, Texts } from '../../namespaces.ts';
import { type ShortcutId, useShortcut } from '../../shortcuts/index.ts';
import { type FlowActors, type FlowName, useFlow } from '../flow-context/index.ts';

type Opens = { send(event: { type: 'open' }): void };

/** Flows that are opened without anything else, and whose texts name the item that opens them. */
export type DialogOfMenu = {
  [Name in FlowName & Namespace]: FlowActors[Name] extends Opens
    ? Texts[Name] extends { readonly menuItem: string }
      ? Name
      : never
    : never;
}[FlowName & Namespace];

export interface DialogItemProps {
  readonly of: DialogOfMenu;
  readonly icon: LucideIcon;
  /** The keys that do the same. */
  readonly keys?: ShortcutId | undefined;
}

/** Opens a dialog from the document's menu. */
export function DialogItem({ of, icon, keys }: DialogItemProps) {
  const { t } = useTranslation(of);
  const flow: Opens = useFlow(of);
  return (
    <MenuItem {...useShortcut(keys)} icon={icon} onSelect={() => flow.send({ type: 'open' })}>
      {t('menuItem')}
    </MenuItem>
  );
}
