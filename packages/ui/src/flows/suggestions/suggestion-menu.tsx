import type { SuggestionsEvent } from '@octavo/machines/suggestions';
import { MenuItem } from '../../components/menu/index.ts';
import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';

/** What can be done with a suggestion beyond its place in the text, and what it is called. */
export interface LastingAction {
  readonly name: string;
  readonly event: SuggestionsEvent;
}

export interface SuggestionMenuProps extends Omit<OpenedMenuProps, 'children'> {
  readonly actions: readonly LastingAction[];
  readonly onChoose: (event: SuggestionsEvent) => void;
}

/** What is rarely done with a suggestion, where room is scarce. */
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
