import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from './failure.ts';

export type ResourceState<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  /** The value was read. `refresh`: state of a repeated read; after a failure, the value remains. */
  | { readonly kind: 'ready'; readonly value: Value; readonly refresh: 'idle' | 'loading' | PortFailure };

/** Reads the value of a key. The signal is aborted if the result is no longer needed. */
export type ReadResource<Key, Value> = (key: Key, signal: AbortSignal) => Promise<Result<Value, PortFailure>>;

/** Result of a read. Undefined if the read was aborted or superseded. */
export type ReadAnswer<Value> = Result<Value, PortFailure> | undefined;

type Snapshot<Key, Value> = { readonly key: Key | undefined; readonly state: ResourceState<Value> };

type Run<Key, Value> = {
  readonly controller: AbortController;
  readonly before: Snapshot<Key, Value>;
  readonly answer: Promise<ReadAnswer<Value>>;
};

/**
 * A value that is read by key. Only the latest read counts; earlier reads are aborted. Not for writes, because an
 * aborted write may have taken effect.
 */
export class Resource<Key, Value> {
  state: ResourceState<Value> = { kind: 'idle' };
  key: Key | undefined;
  #pendingRead: Run<Key, Value> | undefined;
  readonly #read: ReadResource<Key, Value>;

  constructor(read: ReadResource<Key, Value>) {
    this.#read = read;
    makeAutoObservable(this, { state: observableRef, key: observableRef });
  }

  get value(): Value | undefined {
    return this.state.kind === 'ready' ? this.state.value : undefined;
  }

  /** Reads the value unless it is loaded. Joins a pending read of the same key. */
  load(key: Key): Promise<ReadAnswer<Value>> {
    if (this.#hasKey(key) && this.#pendingRead) return this.#pendingRead.answer;
    if (this.#hasKey(key) && this.state.kind === 'ready') return Promise.resolve(ok(this.state.value));
    return this.#start(key);
  }

  /** Reads the value even if it is loaded. The value of the same key remains; a failure is stored in `refresh`. */
  async reload(key: Key | undefined = this.key): Promise<ReadAnswer<Value>> {
    return key === undefined ? undefined : this.#start(key);
  }

  /** Sets a newer value, e.g. a write's response, and aborts the pending read. Ignored without a key. */
  set(value: Value, key: Key | undefined = this.key): void {
    if (key === undefined) return;
    this.#abort();
    this.key = key;
    this.state = { kind: 'ready', value, refresh: 'idle' };
  }

  /** Aborts the pending read and restores the state before it. */
  cancel(): void {
    if (!this.#pendingRead) return;
    const { key, state } = this.#pendingRead.before;
    this.#abort();
    this.key = key;
    this.state = state;
  }

  close(): void {
    this.#abort();
    this.key = undefined;
    this.state = { kind: 'idle' };
  }

  #hasKey(key: Key): boolean {
    return this.state.kind !== 'idle' && deepEqual(this.key, key);
  }

  #abort(): void {
    this.#pendingRead?.controller.abort();
    this.#pendingRead = undefined;
  }

  #start(key: Key): Promise<ReadAnswer<Value>> {
    const before = this.#pendingRead?.before ?? { key: this.key, state: this.state };
    const { state } = this;
    this.#abort();
    this.state = state.kind === 'ready' && this.#hasKey(key) ? { ...state, refresh: 'loading' } : { kind: 'loading' };
    this.key = key;
    const controller = new AbortController();
    const answer = this.#finish(key, controller);
    this.#pendingRead = { controller, before, answer };
    return answer;
  }

  async #finish(key: Key, controller: AbortController): Promise<ReadAnswer<Value>> {
    const isNewest = (): boolean => this.#pendingRead?.controller === controller;
    try {
      const result = await this.#read(key, controller.signal);
      if (!isNewest()) return undefined;
      runInAction(() => this.#storeResult(result));
      return result;
    } catch (bug) {
      if (isNewest()) this.cancel();
      throw bug;
    }
  }

  #storeResult(read: Result<Value, PortFailure>): void {
    this.#pendingRead = undefined;
    if (read.ok) this.state = { kind: 'ready', value: read.value, refresh: 'idle' };
    else if (this.state.kind === 'ready') this.state = { ...this.state, refresh: read.error };
    else this.state = { kind: 'failed', failure: read.error };
  }
}
