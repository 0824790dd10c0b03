import { foldText, foldTexts } from '../conditions/foldText.ts';
import type { TextCondition, TextOperator } from '../conditions/ruleCondition.ts';
import { activate, type ActiveRows, at, wordsOf, type BitRows } from './BitRows.ts';
import type { Journal } from './Journal.ts';
import { makePartialMatcher } from './partialMatcher.ts';

export type TextConditions = Readonly<Record<TextOperator, ReadonlyMap<number, TextCondition>>>;

const MAX_TEXTS = 100_000;
/** Effects of a text that no rule lists, and of a blank text, which counts as a missing fact if it is single. */
const NO_EFFECT = 0;
const BLANK_TEXT = -1;

/**
 * Each operator has a row with the rules that are satisfied if the item has no listed text. Each listed text changes
 * bits of the rows (its effect); the rows are restored afterwards. An effect in `steps` consists of two end positions
 * and of pairs of word index and bits. Bits before the first end are OR-ed; bits before the second end are AND-ed.
 */
export class TextIndex {
  readonly #lacking: number;
  readonly #rowOf: Readonly<Record<TextOperator, number | undefined>>;
  readonly #offsets: readonly number[];
  readonly #findParts: (text: string) => ReadonlySet<number>;
  readonly #rulesOfPart: readonly (readonly number[])[];
  readonly #rulesListing: Readonly<Record<'fullMatch' | 'notFullMatch', ReadonlyMap<string, readonly number[]>>>;
  readonly #effects = new Map<string, number>();
  #steps: number[] = [2, 2];

  constructor({ fullMatch, notFullMatch, partialMatch }: TextConditions, bitRows: BitRows) {
    const addRow = (positions: Iterable<number>): number => {
      const row = bitRows.allBut(positions);
      const offset = bitRows.add(row);
      // Add the row again as a copy, from which the row is restored after an item.
      bitRows.add(row);
      return offset;
    };
    this.#lacking = bitRows.add(bitRows.allBut([...fullMatch.keys(), ...notFullMatch.keys(), ...partialMatch.keys()]));
    this.#rowOf = {
      fullMatch: fullMatch.size > 0 ? addRow(fullMatch.keys()) : undefined,
      notFullMatch: notFullMatch.size > 0 ? addRow([]) : undefined,
      partialMatch: partialMatch.size > 0 ? addRow(partialMatch.keys()) : undefined,
    };
    this.#offsets = Object.values(this.#rowOf).filter((offset) => offset !== undefined);
    this.#rulesListing = { fullMatch: rulesByText(fullMatch), notFullMatch: rulesByText(notFullMatch) };
    const parts = rulesByText(partialMatch);
    this.#rulesOfPart = [...parts.values()];
    this.#findParts = makePartialMatcher([...parts.keys()]);
  }

  apply(value: string | readonly string[] | undefined, rows: Int32Array, active: ActiveRows, journal: Journal): void {
    if (!this.#read(value, rows, journal)) {
      activate(active, this.#lacking);
      return;
    }
    for (let index = 0; index < this.#offsets.length; index += 1) activate(active, this.#offsets[index] as number);
  }

  #read(value: string | readonly string[] | undefined, rows: Int32Array, journal: Journal): boolean {
    if (value === undefined) return false;
    if (typeof value === 'string') {
      const effect = this.#effects.get(value) ?? this.#addEffect(value);
      if (effect === BLANK_TEXT) return false;
      if (effect !== NO_EFFECT) this.#write(effect, rows, journal);
      return true;
    }
    for (let index = 0; index < value.length; index += 1) {
      const text = value[index] as string;
      const effect = this.#effects.get(text) ?? this.#addEffect(text);
      if (effect > NO_EFFECT) this.#write(effect, rows, journal);
    }
    return true;
  }

  #write(effect: number, rows: Int32Array, journal: Journal): void {
    const steps = this.#steps;
    const setEnd = steps[effect] as number;
    const end = steps[effect + 1] as number;
    let step = effect + 2;
    journal.expect(end - step);
    for (; step < setEnd; step += 2) {
      const word = steps[step] as number;
      journal.note(word);
      rows[word] = at(rows, word) | (steps[step + 1] as number);
    }
    for (; step < end; step += 2) {
      const word = steps[step] as number;
      journal.note(word);
      rows[word] = at(rows, word) & (steps[step + 1] as number);
    }
  }

  #addEffect(raw: string): number {
    if (this.#effects.size >= MAX_TEXTS) {
      this.#effects.clear();
      this.#steps = [2, 2];
    }
    const effect = this.#effectOf(foldText(raw));
    this.#effects.set(raw, effect);
    return effect;
  }

  #effectOf(text: string): number {
    if (text === '') return BLANK_TEXT;
    const { fullMatch, notFullMatch, partialMatch } = this.#rowOf;
    const containing = [...this.#findParts(text)].flatMap((part) => this.#rulesOfPart[part] ?? []);
    const set = [...pairs(fullMatch, this.#rulesListing.fullMatch.get(text)), ...pairs(partialMatch, containing)];
    const leave = pairs(notFullMatch, this.#rulesListing.notFullMatch.get(text)).map((entry, index) =>
      index % 2 === 0 ? entry : ~entry,
    );
    if (set.length + leave.length === 0) return NO_EFFECT;
    const effect = this.#steps.length;
    const begin = effect + 2;
    this.#steps.push(begin + set.length, begin + set.length + leave.length);
    for (const entry of set) this.#steps.push(entry);
    for (const entry of leave) this.#steps.push(entry);
    return effect;
  }
}

const pairs = (offset = 0, positions: readonly number[] = []): readonly number[] =>
  [...wordsOf(positions)].flatMap(([word, bits]) => [offset + word, bits]);

function rulesByText(conditions: ReadonlyMap<number, TextCondition>): ReadonlyMap<string, readonly number[]> {
  const rules = new Map<string, number[]>();
  for (const [position, { value }] of conditions)
    for (const text of foldTexts(value)) {
      const positions = rules.get(text);
      if (positions) positions.push(position);
      else rules.set(text, [position]);
    }
  return rules;
}
