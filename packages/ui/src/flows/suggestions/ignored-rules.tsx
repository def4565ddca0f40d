import type { SuggestionsActor } from '@octavo/machines/suggestions';
import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Menu, MenuItem } from '../../components/menu/index.ts';
import * as css from './suggestions-panel.css.ts';
import { usePanelFocus } from './use-focus-on-panel.ts';
import { useRuleName } from './use-rule-name.ts';

/** The ignored rules; choosing one enables it again. */
export default function IgnoredRules({ actor }: { readonly actor: SuggestionsActor }) {
  const { t } = useTranslation('suggestions');
  const nameOfRule = useRuleName();
  const rules = useSelector(actor, (state) => state.context.ignoredRules);
  const part = useRef<HTMLDivElement>(null);
  const focusPanel = usePanelFocus(part);
  return (
    <div ref={part} className={css.ignored}>
      <Menu
        align="start"
        // With the last rule, the button that would get the focus back disappears.
        onCloseAutoFocus={() => part.current ?? focusPanel()}
        trigger={
          <Button tone="quiet" size="sm">
            {t('ignored', { count: rules.length })}
          </Button>
        }
      >
        {rules.map((rule) => (
          <MenuItem
            key={rule}
            icon={RotateCcw}
            onSelect={() => actor.send({ type: 'suggestion.restoreRule', rule })}
          >
            {t('restoreRule', { rule: nameOfRule(rule) })}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
