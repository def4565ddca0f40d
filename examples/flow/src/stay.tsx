import { datePickerMachine } from '@octavo/machines/date-picker';
import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';

/** The days of a stay, with the flow of Octavo's date picker and a view of one's own: two plain lists. */
function Stay() {
  const [state, send] = useMachine(datePickerMachine, { input: { mode: 'range', strict: true } });
  const { days, draft } = state.context;
  const december = Array.from({ length: 10 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);
  return (
    <main>
      <output>{days.length === 0 ? 'No days yet' : days.join(' to ')}</output>
      {state.hasTag('visible') ? (
        <ol>
          {december.map((day) => (
            <li key={day}>
              <button
                type="button"
                aria-pressed={draft.some((each) => each === day)}
                onClick={() => send({ type: 'day.pick', day })}
              >
                {day}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <button type="button" onClick={() => send({ type: 'open' })}>
          {state.can({ type: 'clear' }) ? 'Other days' : 'Choose days'}
        </button>
      )}
      {state.hasTag('half') ? <p>And until when?</p> : null}
    </main>
  );
}

const root = document.querySelector('#page');
if (root) createRoot(root).render(<Stay />);
