import type { SuggestionsEvent } from '@octavo/machines/suggestions';
import { MenuItem } from '../../components/menu/index.ts';
import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';

/** An action on a suggestion that applies to more than its place in the text, and its label. */
export interface LastingAction {
  readonly name: string;
  readonly event: SuggestionsEvent;
}

export interface SuggestionMenuProps extends Omit<OpenedMenuProps, 'children'> {
  readonly actions: readonly LastingAction[];
  readonly onChoose: (event: SuggestionsEvent) => void;
}

/** The rarely used actions on a suggestion, for narrow windows. */
export default function SuggestionMenu({ actions, onChoose, ...rest }: SuggestionMenuProps) {
  return (
    <OpenedMenu {...rest}>
      {actions.map(({ name, event }) => (
        <MenuItem key={name} onSelect={() => onChoose(event)}>
          {name}
        </MenuItem>
      ))}
    </OpenedMenu>
  );
}
