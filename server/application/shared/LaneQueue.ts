import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

export type QueuePlace = {
  /** Lanes take turns and have separate limits, so a full lane does not delay another lane. */
  readonly lane: string;
  readonly share: string;
  /** Only one job with the same value runs at a time. */
  readonly alone: string;
};

export type LaneQueueLimits = {
  readonly running: number;
  /** Maximum number of waiting jobs per lane and per share. */
  readonly waiting: number;
  readonly waitingOfShare: number;
};

/** The limit that was reached: the maximum number of waiting jobs of the share, or of the lane. */
export type QueueRefusal = { readonly full: 'share' | 'lane' };

type Job = { readonly place: QueuePlace; readonly start: () => void; readonly refuse: () => void };
type Lane = Map<string, Job[]>;

/**
 * Runs a few jobs at a time. A lane consists of shares, e.g. one per network. In a full lane, a job of a small share
 * replaces a job of the largest share.
 */
export class LaneQueue {
  readonly #limits: LaneQueueLimits;
  /** Waiting jobs by lane and share. The least recently served lanes and shares are first. */
  readonly #lanes = new Map<string, Lane>();
  readonly #alone = new Set<string>();
  #running = 0;

  constructor(limits: LaneQueueLimits) {
    this.#limits = limits;
  }

  async run<T>(place: QueuePlace, work: () => Promise<T>): Promise<Result<T, QueueRefusal>> {
    const refusal = this.#makeRoom(place) ?? (await this.#waitForTurn(place));
    if (refusal) return err(refusal);
    // The `await` makes the job run in the asynchronous context of its own caller, e.g. in its trace.
    try {
      return ok(await work());
    } finally {
      this.#finish(place);
    }
  }

  #waitForTurn(place: QueuePlace): Promise<QueueRefusal | undefined> {
    return new Promise((resolve) => {
      this.#join({ place, start: () => resolve(undefined), refuse: () => resolve({ full: 'lane' }) });
      this.#startNext();
    });
  }

  #makeRoom({ lane: name, share }: QueuePlace): QueueRefusal | undefined {
    const lane = this.#lanes.get(name) ?? new Map<string, Job[]>();
    const own = lane.get(share)?.length ?? 0;
    if (own >= this.#limits.waitingOfShare) return { full: 'share' };
    const sizes = [...lane.values()].map((jobs) => jobs.length);
    if (sizes.reduce((sum, size) => sum + size, 0) < this.#limits.waiting) return undefined;
    const largest = Math.max(...sizes);
    if (largest <= own + 1) return { full: 'lane' };
    const largestShare = [...lane.values()].find((jobs) => jobs.length === largest);
    largestShare?.pop()?.refuse();
    return undefined;
  }

  #join(job: Job): void {
    const { lane: name, share } = job.place;
    const lane = this.#lanes.get(name) ?? new Map<string, Job[]>();
    this.#lanes.set(name, lane);
    const jobs = lane.get(share);
    if (jobs) jobs.push(job);
    else lane.set(share, [job]);
  }

  #startNext(): void {
    while (this.#running < this.#limits.running) {
      const job = this.#take();
      if (!job) return;
      this.#running += 1;
      this.#alone.add(job.place.alone);
      job.start();
    }
  }

  /** Removes and returns the next job that may run. Its lane and its share move to the end. */
  #take(): Job | undefined {
    for (const [name, lane] of this.#lanes)
      for (const [share, jobs] of lane) {
        const nth = jobs.findIndex(({ place }) => !this.#alone.has(place.alone));
        const [job] = nth < 0 ? [] : jobs.splice(nth, 1);
        if (!job) continue;
        lane.delete(share);
        if (jobs.length > 0) lane.set(share, jobs);
        this.#lanes.delete(name);
        if (lane.size > 0) this.#lanes.set(name, lane);
        return job;
      }
    return undefined;
  }

  #finish({ alone }: QueuePlace): void {
    this.#running -= 1;
    this.#alone.delete(alone);
    this.#startNext();
  }
}
