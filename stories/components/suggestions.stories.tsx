import { Button } from '@octavo/ui/components/button';
import { Chip } from '@octavo/ui/components/chip';
import { CoverageStrip } from '@octavo/ui/components/coverage-strip';
import { DiffText } from '@octavo/ui/components/diff-text';
import { SuggestionCard } from '@octavo/ui/components/suggestion-card';
import { SuggestionRow } from '@octavo/ui/components/suggestion-row';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper, Rows } from './layout.tsx';

const onOpen = fn();

const meta = preview.meta({
  title: 'Components/Writing/Suggestions',
  decorators: [
    (Story) => (
      <Paper width={416}>
        <Story />
      </Paper>
    ),
  ],
});

const kinds = [
  { kind: 'spelling', kindName: 'Spelling', original: 'recieve', replacement: 'receive' },
  { kind: 'grammar', kindName: 'Grammar', original: 'remembers', replacement: 'remember' },
  { kind: 'clarity', kindName: 'Clarity', original: 'it was the case that', replacement: '' },
  { kind: 'style', kindName: 'Style', original: 'a really big deal', replacement: 'decisive' },
] as const;

export const ListOfKinds = meta.story({
  render: () => (
    <div>
      {kinds.map((suggestion) => (
        <SuggestionRow key={suggestion.kind} {...suggestion} leaveOut="leave out" onClick={onOpen} />
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /recieve/u }));
    await expect(onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('leave out')).toBeVisible();
  },
});

export const Cards = meta.story({
  render: () => (
    <Rows wide>
      {kinds.map((suggestion, index) => (
        <SuggestionCard
          key={suggestion.kind}
          {...suggestion}
          leaveOut="leave out"
          reason="Reads as spoken. The rest of the essay keeps a measured voice."
          position={`${index + 1} of 4`}
          {...(suggestion.kind === 'style' ? { alternatives: <Chip size="sm">momentous</Chip> } : {})}
          actions={
            <>
              <Button tone="solid" size="sm" shortcut="Ctrl ↵">
                Apply
              </Button>
              <Button size="sm">Ignore</Button>
              <Button tone="quiet" size="sm">
                Ignore rule
              </Button>
            </>
          }
        />
      ))}
    </Rows>
  ),
});

const spaces = [
  { original: '  ', replacement: ' ', spoken: { original: '2 spaces', replacement: 'space' } },
  { original: ' ', replacement: '', spoken: { original: 'space', replacement: '' } },
  { original: ',', replacement: ', ', spoken: { original: ',', replacement: ', space' } },
  {
    original: ' ;',
    replacement: '\u00A0;',
    spoken: { original: 'space ;', replacement: 'no-break space ;' },
  },
] as const;

export const Spaces = meta.story({
  render: () => (
    <Rows wide>
      <div>
        {spaces.map((change) => (
          <SuggestionRow
            key={change.original}
            kind="style"
            kindName="Style"
            leaveOut="leave out"
            {...change}
          />
        ))}
      </div>
      <SuggestionCard
        kind="style"
        kindName="Style"
        leaveOut="leave out"
        {...spaces[0]}
        reason="Two spaces stand here."
        position="1 of 4"
        actions={<Button size="sm">Apply</Button>}
      />
    </Rows>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('regression 120: each space is drawn, and heard', async () => {
      await expect(canvas.getAllByRole('button', { name: /Style$/u }).map((row) => row.textContent)).toEqual([
        '\u00A0\u00A02 spaces \u00A0spaceStyle',
        '\u00A0space leave outStyle',
        ', ,\u00A0, spaceStyle',
        '\u00A0;space ; \u00A0;no-break space ;Style',
      ]);
      const marks = [...canvasElement.querySelectorAll('[aria-hidden] > span')].filter(
        ({ textContent }) => textContent === '\u00A0',
      );
      await expect(marks).toHaveLength(10);
      for (const mark of marks) {
        await expect(mark.getBoundingClientRect().width).toBeGreaterThan(4);
        await expect(getComputedStyle(mark, '::before').borderTopStyle).toBe(
          mark.closest('del') === null ? 'none' : 'solid',
        );
      }
    });
  },
});

export const Coverage = meta.story({
  render: () => (
    <Rows wide>
      <CoverageStrip label="Paragraphs checked" checked={41} total={52} valueText="41 of 52" />
      <CoverageStrip label="Short document" checked={2} total={3} valueText="2 of 3" />
      <CoverageStrip label="Long document" checked={90} total={240} valueText="90 of 240" />
      <CoverageStrip label="Nothing written" checked={0} total={0} valueText="0 of 0" />
    </Rows>
  ),
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('meter', { name: 'Paragraphs checked' });
    await expect(strip).toHaveAttribute('aria-valuetext', '41 of 52');
    await expect(strip.parentElement?.querySelectorAll('span')).toHaveLength(52);
    const ticks = canvas.getByRole('meter', { name: 'Short document' }).parentElement;
    await expect(ticks?.querySelector('span')?.getBoundingClientRect().width).toBeGreaterThan(100);
    await expect(
      canvas.getByRole('meter', { name: 'Long document' }).parentElement?.querySelectorAll('span'),
    ).toHaveLength(0);
  },
});

const parts = [
  { kind: 'deleted', text: 'Lots of people scribble ' },
  { kind: 'inserted', text: 'Readers have annotated ' },
  { kind: 'kept', text: 'their books.' },
] as const;

export const Changes = meta.story({
  render: () => (
    <Rows>
      <DiffText parts={parts} deletedLabel="deleted: " insertedLabel="inserted: " />
      <DiffText parts={parts} quiet deletedLabel="deleted: " insertedLabel="inserted: " />
    </Rows>
  ),
  play: async ({ canvasElement }) => {
    const deleted = canvasElement.querySelector('del') ?? canvasElement;
    const inserted = canvasElement.querySelector('ins') ?? canvasElement;
    await expect(getComputedStyle(deleted).textDecorationLine).toBe('line-through');
    await expect(getComputedStyle(inserted).textDecorationLine).toBe('underline');
    await expect(inserted.textContent).toBe('inserted: Readers have annotated');
    await expect(inserted.parentElement).toHaveTextContent(/scribble inserted: .*annotated their/);
  },
});

/** The right edge of each line's words, by the line's top. */
function endsOfLines(rectangles: Iterable<DOMRect>): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const { bottom, right } of rectangles) {
    const line = Math.round(bottom / 8);
    ends.set(line, Math.max(ends.get(line) ?? 0, Math.round(right)));
  }
  return ends;
}

/** At the end of a line, text is struck or underlined only up to its last letter. */
export const ChangesOverTwoLines = meta.story({
  render: () => (
    <div style={{ width: 150 }}>
      <DiffText
        parts={[{ kind: 'inserted', text: 'Readers have annotated the margins of their books.' }]}
        deletedLabel="deleted: "
        insertedLabel=""
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const inserted = canvasElement.querySelector('ins') ?? canvasElement;
    const words = document.createTreeWalker(inserted, NodeFilter.SHOW_TEXT).nextNode();
    if (!(words instanceof Text)) throw new Error('nothing is inserted');
    const letters = [...words.data.matchAll(/\S+/gu)].map(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(words, index);
      range.setEnd(words, index + word.length);
      return range.getBoundingClientRect();
    });
    const lines = endsOfLines([...inserted.getClientRects()].filter(({ width }) => width > 1));
    await expect(lines.size).toBeGreaterThan(1);
    await expect(lines).toEqual(endsOfLines(letters));
  },
});
