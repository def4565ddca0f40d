import { Badge } from '@octavo/ui/components/badge';
import { Button } from '@octavo/ui/components/button';
import { Chip } from '@octavo/ui/components/chip';
import { IconButton } from '@octavo/ui/components/icon-button';
import { Kbd } from '@octavo/ui/components/kbd';
import { LiveRegion } from '@octavo/ui/components/live-region';
import { Logo } from '@octavo/ui/components/logo';
import { Notice } from '@octavo/ui/components/notice';
import { NumberField } from '@octavo/ui/components/number-field';
import { SearchField } from '@octavo/ui/components/search-field';
import { SelectField } from '@octavo/ui/components/select-field';
import { Skeleton } from '@octavo/ui/components/skeleton';
import { Spinner } from '@octavo/ui/components/spinner';
import { SwitchField } from '@octavo/ui/components/switch-field';
import { TabPanel, Tabs } from '@octavo/ui/components/tabs';
import { Tag } from '@octavo/ui/components/tag';
import { TextField } from '@octavo/ui/components/text-field';
import { ToggleGroup } from '@octavo/ui/components/toggle-group';
import { VisuallyHidden } from '@octavo/ui/components/visually-hidden';
import { Star } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper } from './layout.tsx';

const meta = preview.meta({ title: 'Components/Conformance' });
const found = new Map<string, Element | null>();
const named = (name: string) => ({
  'data-testid': name,
  ref: (node: Element | null) => {
    found.set(name, node);
  },
});
const options = [{ value: 'one', label: 'One' }] as const;

export const RefAndPropsReachTheRoot = meta.story({
  render: () => (
    <Paper width={480}>
      <Badge {...named('badge')}>6</Badge>
      <Button {...named('button')}>Apply</Button>
      <Chip {...named('chip')}>Draft</Chip>
      <IconButton {...named('icon-button')} label="Favourite" icon={Star} />
      <Kbd {...named('kbd')}>Esc</Kbd>
      <LiveRegion {...named('live-region')} />
      <Logo {...named('logo')} />
      <Notice {...named('notice')} title="Offline" />
      <NumberField
        {...named('number-field')}
        label="Margin"
        value={20}
        min={10}
        max={40}
        decreaseLabel="Less"
        increaseLabel="More"
        onValueChange={fn()}
      />
      <SearchField
        {...named('search-field')}
        label="Search"
        clearLabel="Clear"
        value=""
        onValueChange={fn()}
      />
      <SelectField
        {...named('select-field')}
        label="Size"
        value="one"
        options={options}
        onValueChange={fn()}
      />
      <Skeleton {...named('skeleton')} width="50%" />
      <Spinner {...named('spinner')} />
      <SwitchField {...named('switch-field')} label="Suggestions" checked onCheckedChange={fn()} />
      <Tabs {...named('tabs')} label="Panel" value="one" tabs={options} onValueChange={fn()}>
        <TabPanel {...named('tab-panel')} value="one">
          One
        </TabPanel>
      </Tabs>
      <Tag {...named('tag')}>Essay</Tag>
      <TextField {...named('text-field')} label="Topic" />
      <ToggleGroup
        {...named('toggle-group')}
        label="Show"
        value="one"
        options={options}
        onValueChange={fn()}
      />
      <VisuallyHidden {...named('visually-hidden')}>Heard</VisuallyHidden>
    </Paper>
  ),
  play: async ({ canvas }) => {
    await expect(found.size).toBe(20);
    for (const [name, node] of found) await expect(canvas.getByTestId(name)).toBe(node);
  },
});
