import { Button } from '@octavo/ui/components/button';
import { Calendar } from '@octavo/ui/components/calendar';
import { Dialog } from '@octavo/ui/components/dialog';
import { SelectField } from '@octavo/ui/components/select-field';
import { TextField } from '@octavo/ui/components/text-field';
import { useState } from 'react';

const themes = ['light', 'dark', 'cyberpunk', 'mint'] as const;
export type Theme = (typeof themes)[number];

const labels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: (date: string) => `Today, ${date}`,
  picked: (date: string) => `${date}, chosen`,
  days: (count: number) => `${count} days`,
};

export function Page({ onTheme }: { readonly onTheme: (theme: Theme) => void }) {
  const [theme, setTheme] = useState<Theme>('light');
  const [name, setName] = useState('');
  const [day, setDay] = useState('2026-12-01');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main style={{ display: 'grid', gap: 24, maxWidth: 360, margin: '48px auto' }}>
      <SelectField
        label="Theme"
        value={theme}
        options={themes.map((value) => ({ value, label: value }))}
        onValueChange={(next) => {
          setTheme(next);
          onTheme(next);
        }}
      />
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Calendar mode="single" days={[day]} onPick={setDay} labels={labels} today="2026-12-01" />
      <Button tone="solid" onClick={() => setIsOpen(true)}>
        Book
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Booked"
        closeLabel="Close"
        footer={<Button onClick={() => setIsOpen(false)}>Good</Button>}
      >
        <p>
          {name || 'Somebody'} comes on {day}.
        </p>
      </Dialog>
    </main>
  );
}
