import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from './failure.ts';

export type ResourceState<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  /** `refresh`: state of a repeated read. A failure keeps the value. */
  | { readonly kind: 'ready'; readonly value: Value; readonly refresh: 'idle' | 'loading' | PortFailure };

/** The signal is aborted if the result is no longer needed. */
export type ReadResource<Key, Value> = (key: Key, signal: AbortSignal) => Promise<Result<Value, PortFailure>>;

/** Undefined if the read was aborted or superseded. */
export type ReadAnswer<Value> = Result<Value, PortFailure> | undefined;

type Snapshot<Key, Value> = { readonly key: Key | undefined; readonly state: ResourceState<Value> };

type Run<Key, Value> = {
  readonly controller: AbortController;
  readonly before: Snapshot<Key, Value>;
  readonly answer: Promise<ReadAnswer<Value>>;
};

/**
 * Only the latest read counts; earlier ones are aborted. Not for writes, because an aborted write may have taken
 * effect.
 */
export class Resource<Key, Value> {
  state: ResourceState<Value> = { kind: 'idle' };
  key: Key | undefined;
  #run: Run<Key, Value> | undefined;
  readonly #read: ReadResource<Key, Value>;

  constructor(read: ReadResource<Key, Value>) {
    this.#read = read;
    makeAutoObservable(this, { state: observableRef, key: observableRef });
  }

  get value(): Value | undefined {
    return this.state.kind === 'ready' ? this.state.value : undefined;
  }

  /** Does nothing if the value is loaded, and joins a pending read of the same key. */
  load(key: Key): Promise<ReadAnswer<Value>> {
    if (this.#isOf(key) && this.#run) return this.#run.answer;
    if (this.#isOf(key) && this.state.kind === 'ready') return Promise.resolve(ok(this.state.value));
    return this.#start(key);
  }

  /** Always reads. The value of the same key stays; a failure is stored in `refresh`. */
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
    if (!this.#run) return;
    const { key, state } = this.#run.before;
    this.#abort();
    this.key = key;
    this.state = state;
  }

  close(): void {
    this.#abort();
    this.key = undefined;
    this.state = { kind: 'idle' };
  }

  #isOf(key: Key): boolean {
    return this.state.kind !== 'idle' && deepEqual(this.key, key);
  }

  #abort(): void {
    this.#run?.controller.abort();
    this.#run = undefined;
  }

  #start(key: Key): Promise<ReadAnswer<Value>> {
    const before = this.#run?.before ?? { key: this.key, state: this.state };
    const { state } = this;
    this.#abort();
    this.state = state.kind === 'ready' && this.#isOf(key) ? { ...state, refresh: 'loading' } : { kind: 'loading' };
    this.key = key;
    const controller = new AbortController();
    const answer = this.#finish(key, controller);
    this.#run = { controller, before, answer };
    return answer;
  }

  async #finish(key: Key, controller: AbortController): Promise<ReadAnswer<Value>> {
    const isNewest = (): boolean => this.#run?.controller === controller;
    try {
      const read = await this.#read(key, controller.signal);
      if (!isNewest()) return undefined;
      runInAction(() => this.#take(read));
      return read;
    } catch (bug) {
      if (isNewest()) this.cancel();
      throw bug;
    }
  }

  #take(read: Result<Value, PortFailure>): void {
    this.#run = undefined;
    if (read.ok) this.state = { kind: 'ready', value: read.value, refresh: 'idle' };
    else if (this.state.kind === 'ready') this.state = { ...this.state, refresh: read.error };
    else this.state = { kind: 'failed', failure: read.error };
  }
}
