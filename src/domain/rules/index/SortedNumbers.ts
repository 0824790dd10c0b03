import { at } from './BitRows.ts';

const MAX_BUCKETS = 4_096;

/** Sorted numbers with a fast count of smaller ones. Buckets of equal width narrow the search. */
export class SortedNumbers {
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
