import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CompanyId } from '../../domain/company/companyId.ts';
import {
  parseReviewSession,
  reviewAt,
  type ReviewSession,
  type ReviewState,
} from '../../domain/review-mode/reviewState.ts';
import { untilShownAnew, type TimeLeft } from '../../domain/review-mode/reviewTime.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';
import type { ReviewSessionGateway } from './ReviewSessionGateway.ts';

const STORAGE_KEY = 'reviewSession';
const ORIGIN_KEY = 'reviewOrigin';

/** A process: which merchant an admin acts on. Lasts across a reload of the tab, until it is left or its time is over. */
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

  /** What is left of it, as it is shown. */
  get left(): TimeLeft | undefined {
    return this.state.kind === 'open' ? this.state.left : undefined;
  }

  /** Its end is near. */
  get isEnding(): boolean {
    return this.left?.seconds !== undefined;
  }

  /** The address of the admin's page that a review was last entered from in this tab. */
  readOrigin(): string | undefined {
    return this.#storage.read(ORIGIN_KEY);
  }

  keepOrigin(address: string): void {
    this.#storage.write(ORIGIN_KEY, address);
  }

  /** Takes up a review from before a reload; one whose time is over meanwhile has ended. */
  restore(): void {
    const stored = parseReviewSession(parseJson(this.#storage.read(STORAGE_KEY)));
    if (stored) this.#follow(stored);
    else this.#become({ kind: 'none' });
  }

  isReviewing(merchantId: CompanyId): boolean {
    return this.review?.merchantId === merchantId && this.review.expiresAt > this.#clock.now();
  }

  /** Calls back when the review of a merchant is left, where one is open; the answer stops waiting for that. */
  onceLeft(merchantId: CompanyId, left: () => void): () => void {
    if (!this.isReviewing(merchantId)) return () => undefined;
    return reaction(
      () => this.state.kind === 'none',
      (hasLeft) => hasLeft && left(),
    );
  }

  /** The review of a merchant whose time is over, until another is entered or this one is left. */
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

  /** Goes on for a reason of its own. One that the service knows to be over has ended here, too. */
  async extend(rootOrgId: string, reason: string): Promise<Result<void, PortFailure>> {
    const { review } = this;
    if (!review) return ok(undefined);
    return this.#take(review, await this.#gateway.extend(rootOrgId, review, reason));
  }

  /** Acts for the merchant from now on; before, the review only looks. */
  async act(rootOrgId: string): Promise<Result<void, PortFailure>> {
    const { review } = this;
    if (!review || review.isActing) return ok(undefined);
    return this.#take(review, await this.#gateway.act(rootOrgId, review));
  }

  /** Leaves at once; the service is told after `last` is done, and would end the review by itself after its time. */
  async leave(rootOrgId: string, last?: Promise<unknown>): Promise<void> {
    const { review } = this;
    this.forget();
    await last;
    if (review) await this.#gateway.close(rootOrgId, review);
  }

  /** It belonged to a sign-in that is over: it has ended before its time. */
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

  /** Counts its time down; at the end pending changes stay, for a review entered anew. */
  #follow(session: ReviewSession): void {
    const now = this.#clock.now();
    const state = reviewAt(session, now);
    this.#become(state);
    if (state.kind !== 'open') return;
    this.#stopWaiting = this.#clock.after(untilShownAnew(session.expiresAt - now), () => this.#follow(session));
  }

  #become(state: ReviewState): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    runInAction(() => (this.state = state));
  }
}
