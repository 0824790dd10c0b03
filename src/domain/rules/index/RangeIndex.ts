import { dayOfDate } from '../conditions/calendarDate.ts';
import { numberAfter, type NumberRange } from '../conditions/conditionRange.ts';
import type { NumberFact } from '../conditions/facts.ts';
import { activate, type ActiveRows, at, bitOf, wordOf, type BitRows } from './BitRows.ts';

/** Maximum 32-bit words of rows per fact. Above it, only every nth row is stored; others are made by toggling bits. */
const MAX_ROW_WORDS = 1 << 17;
const MAX_DATES = 20_000;

/** Index of number ranges: one row of satisfied rules for each interval between range bounds. */
export class RangeIndex {
  readonly #firstRow: number;
  readonly #width: number;
  readonly #bounds: SortedNumbers;
  readonly #rowInterval: number;
  readonly #toggles: Int32Array;
  readonly #togglesEnd: Int32Array;
  /** Cache of interval numbers by date, because many items have the same date and parsing a date is slow. */
  readonly #cellOfDate = new Map<string, number>();
  #offset = 0;
  #from = 0;
  #to = 0;

  constructor(fact: NumberFact, ranges: ReadonlyMap<number, NumberRange>, bitRows: BitRows) {
    const changes = [...changesAlong(fact, ranges)].toSorted(([left], [right]) => left - right);
    const row = bitRows.allBut(ranges.keys());
    this.#width = bitRows.width;
    this.#firstRow = bitRows.add(row);
    this.#bounds = new SortedNumbers(Float64Array.from(changes, ([start]) => start));
    this.#rowInterval = Math.max(1, Math.ceil((changes.length * bitRows.width) / MAX_ROW_WORDS));
    this.#togglesEnd = new Int32Array(changes.length + 1);
    const toggles: number[] = [];
    for (const [index, [, positions]] of changes.entries()) {
      for (const position of positions) {
        row[wordOf(position)] = at(row, wordOf(position)) ^ bitOf(position);
        toggles.push(wordOf(position), bitOf(position));
      }
      this.#togglesEnd[index + 1] = toggles.length;
      if ((index + 1) % this.#rowInterval === 0) bitRows.add(row);
    }
    this.#toggles = Int32Array.from(toggles);
  }

  /** @param value price or date */
  apply(value: number | string | undefined, rows: Int32Array, active: ActiveRows): void {
    this.#selectRow(this.#cellOf(value), rows, active);
  }

  undo(rows: Int32Array): void {
    this.#toggle(rows);
    this.#to = this.#from;
  }

  #cellOf(value: number | string | undefined): number {
    if (typeof value === 'string') return this.#cellOfDate.get(value) ?? this.#addDate(value);
    return Number.isFinite(value) ? this.#bounds.countUpTo(value as number) : 0;
  }

  #addDate(date: string): number {
    const cell = this.#bounds.countUpTo(dayOfDate(date) ?? Number.NaN);
    if (this.#cellOfDate.size >= MAX_DATES) this.#cellOfDate.clear();
    this.#cellOfDate.set(date, cell);
    return cell;
  }

  #selectRow(cell: number, rows: Int32Array, active: ActiveRows): void {
    if (this.#rowInterval === 1) {
      activate(active, this.#firstRow + cell * this.#width);
      return;
    }
    const storedCell = cell - (cell % this.#rowInterval);
    this.#offset = this.#firstRow + (storedCell / this.#rowInterval) * this.#width;
    this.#from = at(this.#togglesEnd, storedCell);
    this.#to = at(this.#togglesEnd, cell);
    this.#toggle(rows);
    activate(active, this.#offset);
  }

  #toggle(rows: Int32Array): void {
    const toggles = this.#toggles;
    for (let step = this.#from; step < this.#to; step += 2) {
      const word = this.#offset + at(toggles, step);
      rows[word] = at(rows, word) ^ at(toggles, step + 1);
    }
  }
}

function changesAlong(
  fact: NumberFact,
  ranges: ReadonlyMap<number, NumberRange>,
): ReadonlyMap<number, readonly number[]> {
  const changes = new Map<number, number[]>();
  const note = (place: number, position: number): void => {
    const positions = changes.get(place);
    if (positions) positions.push(position);
    else changes.set(place, [position]);
  };
  for (const [position, range] of ranges) {
    if (range.least > range.most) continue;
    note(range.least, position);
    if (range.most < Infinity) note(numberAfter(range, fact), position);
  }
  return changes;
}

const MAX_BUCKETS = 4_096;

/** Sorted numbers with a fast count of smaller ones. Buckets of equal width narrow the search. */
class SortedNumbers {
  readonly #sorted: Float64Array;
  readonly #least: number;
  readonly #bucketsPerUnit: number;
  readonly #lastBucket: number;
  readonly #countBefore: Int32Array;

  /** @param sorted the first and the last number may be infinite */
  constructor(sorted: Float64Array) {
    const finite = sorted.filter(Number.isFinite);
    const buckets = Math.max(1, Math.min(MAX_BUCKETS, finite.length));
    this.#sorted = sorted;
    this.#least = finite[0] ?? 0;
    const perUnit = buckets / ((finite.at(-1) ?? 0) - this.#least);
    this.#bucketsPerUnit = Number.isFinite(perUnit) ? perUnit : 0;
    this.#lastBucket = buckets - 1;
    this.#countBefore = new Int32Array(buckets + 1);
    for (const number of sorted) {
      const after = this.#bucketOf(number) + 1;
      this.#countBefore[after] = at(this.#countBefore, after) + 1;
    }
    for (let bucket = 1; bucket <= buckets; bucket += 1)
      this.#countBefore[bucket] = at(this.#countBefore, bucket) + at(this.#countBefore, bucket - 1);
  }

  /** Count of numbers that are less than or equal to `number`; 0 for `NaN`. */
  countUpTo(number: number): number {
    const bucket = this.#bucketOf(number);
    let low = at(this.#countBefore, bucket);
    let high = at(this.#countBefore, bucket + 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as number) <= number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Bucket of a number. Rounding does not matter, because the search needs only a monotonic function. */
  #bucketOf(number: number): number {
    if (!(number > this.#least)) return 0;
    const bucket = (number - this.#least) * this.#bucketsPerUnit;
    return bucket < this.#lastBucket ? Math.floor(bucket) : this.#lastBucket;
  }
}
