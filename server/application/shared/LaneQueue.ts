import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

/** Whose turn a job takes. */
export type QueuePlace = {
  /** Lanes take turns, each with places of its own: a crowd in one keeps nobody waiting in another. */
  readonly lane: string;
  /** Within a lane, shares take turns. */
  readonly share: string;
  /** Of jobs that name the same, one runs at a time. */
  readonly alone: string;
};

export type LaneQueueLimits = {
  /** Jobs that run at the same time. */
  readonly running: number;
  /** Jobs that wait in a lane, and of them in one share. */
  readonly waiting: number;
  readonly waitingOfShare: number;
};

/** `share`: too much of this share waits. `lane`: of all of them. */
export type QueueRefusal = { readonly full: 'share' | 'lane' };

type Job = { readonly place: QueuePlace; readonly start: () => void; readonly refuse: () => void };
type Lane = Map<string, Job[]>;

/**
 * Runs a few jobs at a time and lets a bounded number wait. Who asks for much waits for who asks for little: a lane that
 * is full gives up the newest job of its largest share for one of a smaller share.
 */
export class LaneQueue {
  readonly #limits: LaneQueueLimits;
  /** Those that had a turn last come last; so do the shares of each. */
  readonly #lanes = new Map<string, Lane>();
  readonly #alone = new Set<string>();
  #running = 0;

  constructor(limits: LaneQueueLimits) {
    this.#limits = limits;
  }

  run<T>(place: QueuePlace, work: () => Promise<T>): Promise<Result<T, QueueRefusal>> {
    const refusal = this.#makeRoom(place);
    if (refusal) return Promise.resolve(err(refusal));
    return new Promise((resolve, reject) => {
      const start = (): void => {
        work()
          .then((value) => resolve(ok(value)), reject)
          .finally(() => this.#ended(place));
      };
      this.#join({ place, start, refuse: () => resolve(err({ full: 'lane' })) });
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
    const crowd = [...lane.values()].find((jobs) => jobs.length === largest);
    crowd?.pop()?.refuse();
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

  /** The next job that may run; its lane and its share go to the end of theirs. */
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

  #ended({ alone }: QueuePlace): void {
    this.#running -= 1;
    this.#alone.delete(alone);
    this.#startNext();
  }
}
