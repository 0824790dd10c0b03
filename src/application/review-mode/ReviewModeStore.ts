import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CompanyId } from '../../domain/company/companyId.ts';
import {
  parseReviewSession,
  reviewAt,
  type ReviewSession,
  type ReviewState,
} from '../../domain/review-mode/reviewState.ts';
import { untilNextDisplay, type TimeLeft } from '../../domain/review-mode/reviewTime.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';
import type { ReviewSessionGateway } from './ReviewSessionGateway.ts';

const STORAGE_KEY = 'reviewSession';
const ORIGIN_KEY = 'reviewOrigin';

/** Store of an admin's review of a merchant. It survives reloads until the admin leaves it or it expires. */
export class ReviewModeStore {
  state: ReviewState = { kind: 'none' };
  readonly #gateway: ReviewSessionGateway;
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  #stopWaiting: (() => void) | undefined;

  constructor(gateway: ReviewSessionGateway, storage: KeyValueStorage, clock: Clock) {
    this.#gateway = gateway;
    this.#storage = storage;
    this.#clock = clock;
    makeAutoObservable(this, { state: observableRef });
  }

  get review(): ReviewSession | undefined {
    return this.state.kind === 'open' ? this.state.session : undefined;
  }

  get left(): TimeLeft | undefined {
    return this.state.kind === 'open' ? this.state.left : undefined;
  }

  get isEnding(): boolean {
    return this.left?.seconds !== undefined;
  }

  readOrigin(): string | undefined {
    return this.#storage.read(ORIGIN_KEY);
  }

  keepOrigin(address: string): void {
    this.#storage.write(ORIGIN_KEY, address);
  }

  restore(): void {
    const stored = parseReviewSession(parseJson(this.#storage.read(STORAGE_KEY)));
    if (stored) this.#countDown(stored);
    else this.#setState({ kind: 'none' });
  }

  isReviewing(merchantId: CompanyId): boolean {
    return this.review?.merchantId === merchantId && this.review.expiresAt > this.#clock.now();
  }

  /** Calls `left` when the admin leaves the open review of this merchant. Returns a function that unsubscribes. */
  onceLeft(merchantId: CompanyId, left: () => void): () => void {
    if (!this.isReviewing(merchantId)) return () => undefined;
    return reaction(
      () => this.state.kind === 'none',
      (hasLeft) => hasLeft && left(),
    );
  }

  endedOf(merchantId: CompanyId): ReviewSession | undefined {
    const { state } = this;
    return state.kind === 'ended' && state.session.merchantId === merchantId ? state.session : undefined;
  }

  async enter(rootOrgId: string, merchantId: CompanyId, reason: string): Promise<Result<void, PortFailure>> {
    const result = await this.#gateway.open(rootOrgId, merchantId, reason);
    if (!result.ok) return result;
    this.#storeSession(result.value);
    return ok(undefined);
  }

  /** Extends the review for a new reason. If the service reports that the review is over, it ends here too. */
  async extend(rootOrgId: string, reason: string): Promise<Result<void, PortFailure>> {
    const { review } = this;
    if (!review) return ok(undefined);
    return this.#applyResponse(review, await this.#gateway.extend(rootOrgId, review, reason));
  }

  async act(rootOrgId: string): Promise<Result<void, PortFailure>> {
    const { review } = this;
    if (!review || review.isActing) return ok(undefined);
    return this.#applyResponse(review, await this.#gateway.act(rootOrgId, review));
  }

  /** Leaves the review at once. Closes it on the service after `last`; without that call, it would expire. */
  async leave(rootOrgId: string, last?: Promise<unknown>): Promise<void> {
    const { review } = this;
    this.forget();
    await last;
    if (review) await this.#gateway.close(rootOrgId, review);
  }

  end(): void {
    if (this.review) this.#storeSession({ ...this.review, expiresAt: this.#clock.now() });
  }

  forget(): void {
    this.#storage.remove(STORAGE_KEY);
    this.#setState({ kind: 'none' });
  }

  #applyResponse(review: ReviewSession, answer: Result<ReviewSession, PortFailure>): Result<void, PortFailure> {
    const isCurrent = this.state.kind !== 'none' && this.state.session.reviewSessionId === review.reviewSessionId;
    if (answer.ok && isCurrent) this.#storeSession(answer.value);
    if (!answer.ok && isCurrent && answer.error.kind === 'not-found')
      this.#setState({ kind: 'ended', session: review });
    return answer.ok ? ok(undefined) : answer;
  }

  #storeSession(session: ReviewSession): void {
    this.#storage.write(STORAGE_KEY, JSON.stringify(session));
    this.#countDown(session);
  }

  /** Counts down to the end of the review. Pending changes remain stored for another review. */
  #countDown(session: ReviewSession): void {
    const now = this.#clock.now();
    const state = reviewAt(session, now);
    this.#setState(state);
    if (state.kind !== 'open') return;
    this.#stopWaiting = this.#clock.after(untilNextDisplay(session.expiresAt - now), () => this.#countDown(session));
  }

  #setState(state: ReviewState): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    runInAction(() => (this.state = state));
  }
}
