import { Chip } from '@octavo/ui/components/chip';
import { SwitchField } from '@octavo/ui/components/switch-field';
import { TabPanel, Tabs } from '@octavo/ui/components/tabs';
import { Tag } from '@octavo/ui/components/tag';
import { TextField } from '@octavo/ui/components/text-field';
import { ToggleGroup } from '@octavo/ui/components/toggle-group';
import { useState } from 'react';
import * as css from './sheet.css.ts';

/** A field at rest, with the focus (frozen) and invalid. */
export function Fields() {
  return (
    <div className={css.stack}>
      <TextField label="Topic" placeholder="What is it about?" />
      <TextField label="Name" defaultValue="Inês" data-frozen="focus" />
      <TextField label="Password" type="password" error="Password cannot be empty." />
    </div>
  );
}

const views = [
  { value: 'all', label: 'All' },
  { value: 'favourites', label: 'Favourites' },
] as const;

const tabs = [
  { value: 'suggestions', label: 'Suggestions', count: 6, countLabel: '6 suggestions' },
  { value: 'tools', label: 'Tools' },
] as const;

/** Toggles, and a choice among a few. */
export function Switches() {
  const [isOn, setOn] = useState(true);
  const [isHidden, setHidden] = useState(false);
  const [view, setView] = useState<(typeof views)[number]['value']>('all');
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('suggestions');
  return (
    <div className={css.stack}>
      <SwitchField label="Suggestions" checked={isOn} onCheckedChange={setOn} />
      <SwitchField label="Hide labels" checked={isHidden} onCheckedChange={setHidden} />
      <SwitchField label="Not now" checked={false} disabled onCheckedChange={setHidden} />
      <div>
        <ToggleGroup label="Show" value={view} options={views} onValueChange={setView} />
      </div>
      <Tabs label="Panel" value={tab} tabs={tabs} onValueChange={setTab}>
        <TabPanel value="suggestions" />
        <TabPanel value="tools" />
      </Tabs>
      <div className={css.row}>
        <Chip pressed>HIST 204</Chip>
        <Chip pressed={false}>Draft</Chip>
        <Tag onRemove={() => setView('all')} removeLabel="Remove Essay">
          Essay
        </Tag>
      </div>
    </div>
  );
}
