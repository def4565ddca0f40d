import type { Engine } from 'citeproc';
import type { Citation } from '../citation.ts';
import { type Run, textOfRuns } from './run.ts';

interface Label {
  readonly works: readonly string[];
  /** Numbers of its works, as they appear in its runs. */
  readonly numbers: readonly number[];
  /** Locators, prefixes or suffixes contain digits. */
  readonly hasOtherDigits: boolean;
  readonly runs: readonly Run[];
}

/** Labels of a style whose citations are numbers. */
export interface Numbering {
  /** Call after the processor has restarted. */
  readonly begin: (
    citations: ReadonlyMap<string, Citation>,
    labels: ReadonlyMap<string, readonly Run[]>,
  ) => void;
  /** All labels with current numbers, given those that the processor made for one additional citation. */
  readonly insert: (
    key: string,
    citation: Citation,
    made: ReadonlyMap<string, readonly Run[]>,
  ) => ReadonlyMap<string, readonly Run[]>;
}

/**
 * A citation inserted in the middle of the text renumbers all later ones, and the processor would format each of them
 * again. Where all works of a label have shifted by the same amount, only its digits change, collapsed ranges included.
 * Only the remaining labels are left to the processor.
 */
export function createNumbering(processor: Engine): Numbering {
  const labels = new Map<string, Label>();
  let held: Engine['registry'] | null = null;
  const numberOf = (id: string): number => processor.registry.registry[id]?.seq ?? 0;

  function labelOf(citation: Citation, runs: readonly Run[]): Label {
    const works = citation.works.filter(({ reference }) => numberOf(reference) > 0);
    return {
      works: works.map(({ reference }) => reference),
      numbers: works.map(({ reference }) => numberOf(reference)),
      hasOtherDigits: works.some(({ locator, prefix, suffix }) => /\d/u.test(locator + prefix + suffix)),
      runs,
    };
  }

  /** Stops the processor from tainting labels that can be shifted. It gets a new registry when it restarts. */
  function hold({ registry }: Engine): void {
    if (registry === held) return;
    held = registry;
    const renumber = registry.renumber.bind(registry);
    registry.renumber = () => {
      const tainted = { ...processor.tmp.taintedItemIDs };
      renumber();
      for (const label of labels.values()) {
        const by = shiftOf(label);
        if (by === null || (by !== 0 && !canShift(label))) for (const id of label.works) tainted[id] = true;
      }
      processor.tmp.taintedItemIDs = tainted;
    };
  }

  /** How far the works of a label have shifted; null if not all by the same amount. */
  function shiftOf({ works, numbers }: Label): number | null {
    const [first = 0, ...others] = works.map((id, at) => numberOf(id) - (numbers[at] ?? 0));
    return others.every((by) => by === first) ? first : null;
  }

  function renumbered(label: Label): Label {
    const by = shiftOf(label) ?? 0;
    return by === 0 ? label : shifted(label, by);
  }

  return {
    begin(citations, made) {
      labels.clear();
      for (const [key, citation] of citations) labels.set(key, labelOf(citation, made.get(key) ?? []));
      hold(processor);
    },
    insert(key, citation, made) {
      for (const [other, label] of labels) {
        const runs = made.get(other);
        labels.set(other, runs ? { ...label, runs, numbers: label.works.map(numberOf) } : renumbered(label));
      }
      labels.set(key, labelOf(citation, made.get(key) ?? []));
      return new Map([...labels].map(([each, { runs }]) => [each, runs]));
    },
  };
}

/** A digit in a locator could be mistaken for the number, unless there is only one number and it occurs once. */
function canShift({ numbers, hasOtherDigits, runs }: Label): boolean {
  if (!hasOtherDigits) return true;
  const [number, ...others] = numbers;
  const digits = textOfRuns(runs).match(/\d+/gu) ?? [];
  return others.length === 0 && digits.filter((each) => each === String(number)).length === 1;
}

function shifted(label: Label, by: number): Label {
  const moved = new Map(label.numbers.map((number) => [String(number), number + by]));
  return {
    ...label,
    numbers: label.numbers.map((number) => number + by),
    runs: label.runs.map((run) => ({
      ...run,
      text: run.text.replaceAll(/\d+/gu, (digits) => String(moved.get(digits) ?? digits)),
    })),
  };
}
