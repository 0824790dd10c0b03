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

/** A process: the review of a merchant by an admin. Survives a reload until it is left or has expired. */
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
    if (stored) this.#follow(stored);
    else this.#become({ kind: 'none' });
  }

  isReviewing(merchantId: CompanyId): boolean {
    return this.review?.merchantId === merchantId && this.review.expiresAt > this.#clock.now();
  }

  /** Calls `left` when the open review of this merchant is left. Returns a function that unsubscribes. */
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
    const opened = await this.#gateway.open(rootOrgId, merchantId, reason);
    if (!opened.ok) return opened;
    this.#keep(opened.value);
    return ok(undefined);
  }

  /** Requires a new reason. If the service reports it as over, the review ends here too. */
  async extend(rootOrgId: string, reason: string): Promise<Result<void, PortFailure>> {
    const { review } = this;
    if (!review) return ok(undefined);
    return this.#take(review, await this.#gateway.extend(rootOrgId, review, reason));
  }

  async act(rootOrgId: string): Promise<Result<void, PortFailure>> {
    const { review } = this;
    if (!review || review.isActing) return ok(undefined);
    return this.#take(review, await this.#gateway.act(rootOrgId, review));
  }

  /** Leaves at once. Closes the review at the service after `last`; it would otherwise expire. */
  async leave(rootOrgId: string, last?: Promise<unknown>): Promise<void> {
    const { review } = this;
    this.forget();
    await last;
    if (review) await this.#gateway.close(rootOrgId, review);
  }

  /** Ends the review because its sign-in has ended. */
  end(): void {
    if (this.review) this.#keep({ ...this.review, expiresAt: this.#clock.now() });
  }

  forget(): void {
    this.#storage.remove(STORAGE_KEY);
    this.#become({ kind: 'none' });
  }

  #take(review: ReviewSession, answer: Result<ReviewSession, PortFailure>): Result<void, PortFailure> {
    const isCurrent = this.state.kind !== 'none' && this.state.session.reviewSessionId === review.reviewSessionId;
    if (answer.ok && isCurrent) this.#keep(answer.value);
    if (!answer.ok && isCurrent && answer.error.kind === 'not-found') this.#become({ kind: 'ended', session: review });
    return answer.ok ? ok(undefined) : answer;
  }

  #keep(session: ReviewSession): void {
    this.#storage.write(STORAGE_KEY, JSON.stringify(session));
    this.#follow(session);
  }

  /** Counts down. Pending changes are kept at the end, for another review. */
  #follow(session: ReviewSession): void {
    const now = this.#clock.now();
    const state = reviewAt(session, now);
    this.#become(state);
    if (state.kind !== 'open') return;
    this.#stopWaiting = this.#clock.after(untilNextDisplay(session.expiresAt - now), () => this.#follow(session));
  }

  #become(state: ReviewState): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    runInAction(() => (this.state = state));
  }
}
