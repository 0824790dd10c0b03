import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';
import type { ReviewSession, ReviewSessionGateway } from './ReviewSessionGateway.ts';

const STORAGE_KEY = 'reviewSession';

/** A process: which merchant an admin acts on. Lasts across a reload of the tab, until it is left or its hour is over. */
export class ReviewModeStore {
  review: ReviewSession | undefined;
  readonly #gateway: ReviewSessionGateway;
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  #stopWaiting: (() => void) | undefined;

  constructor(gateway: ReviewSessionGateway, storage: KeyValueStorage, clock: Clock) {
    this.#gateway = gateway;
    this.#storage = storage;
    this.#clock = clock;
    makeAutoObservable(this, { review: observableRef });
  }

  /** Takes up a review that was open before a reload, while its hour lasts. */
  restore(): void {
    const stored = parseJson(this.#storage.read(STORAGE_KEY)) as ReviewSession | null | undefined;
    if (stored && stored.expiresAt > this.#clock.now()) this.#use(stored);
    else this.review = undefined;
  }

  isReviewing(merchantId: CompanyId): boolean {
    return this.review?.merchantId === merchantId && this.review.expiresAt > this.#clock.now();
  }

  async enter(rootOrgId: string, merchantId: CompanyId, reason: string): Promise<Result<void, PortFailure>> {
    const opened = await this.#gateway.open(rootOrgId, merchantId, reason);
    if (!opened.ok) return opened;
    this.#storage.write(STORAGE_KEY, JSON.stringify(opened.value));
    this.#use(opened.value);
    return ok(undefined);
  }

  /** Leaves at once; the service is told after `last` is done, and would end the review by itself after its hour. */
  async leave(rootOrgId: string, last?: Promise<unknown>): Promise<void> {
    const { review } = this;
    this.forget();
    await last;
    if (review) await this.#gateway.close(rootOrgId, review);
  }

  forget(): void {
    this.#stopWaiting?.();
    this.#storage.remove(STORAGE_KEY);
    this.review = undefined;
  }

  /** The review ends by itself when its hour is over; pending changes stay, for a review entered anew. */
  #use(review: ReviewSession): void {
    this.#stopWaiting?.();
    this.#stopWaiting = this.#clock.after(review.expiresAt - this.#clock.now(), () => this.forget());
    runInAction(() => (this.review = review));
  }
}
