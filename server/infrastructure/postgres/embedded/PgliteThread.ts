import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { NOTIFICATIONS, type NotificationListener } from '../connection/Database.ts';
import { freeAt } from '../../disk/DiskWatch.ts';
import { projectRoot } from '../../projectRoot.ts';
import { EngineLostError, type EmbeddedEngine, type EngineResult, type EngineSession } from './EmbeddedEngine.ts';
import type { ThreadAnswer, ThreadOptions, ThreadRequest, ThreadRows } from './threadMessages.ts';
import { withTimeout } from '../withTimeout.ts';

/** Time limits in milliseconds. An operation that takes longer counts as hanging and will not end. */
const STATEMENT_LIMIT = 30_000;
/** The vacuum has a longer limit, because the first vacuum of a large database reads all of it. */
const VACUUM_LIMIT = 600_000;
const OPENING_LIMIT = 120_000;
const CLOSING_LIMIT = 5000;
/** Milliseconds that a caller waits until the database is open, and that pass between two attempts to open it. */
const OPEN_TIMEOUT = 5000;
const PAUSE = 1000;

/** Minimum number of free bytes for opening the database: a new log file and the first writes. */
const ROOM_TO_OPEN = 24 * 1024 * 1024;

type Pending = { readonly settle: (result: EngineResult) => void; readonly fail: (error: Error) => void };

type Opening = { readonly settle: () => void; readonly fail: (error: Error) => void };

/** Runs the database in a worker thread. A fatal error or a hang terminates the thread. The next use starts another. */
export class PgliteThread implements EmbeddedEngine {
  readonly #options: ThreadOptions;
  readonly #listener: NotificationListener;
  #thread: Thread | undefined;
  #opening: Promise<Thread> | undefined;
  #failedAt = -PAUSE;
  #isClosed = false;

  private constructor(folder: string, listener: NotificationListener, image: Blob | undefined) {
    this.#options = { folder, channel: NOTIFICATIONS, image };
    this.#listener = listener;
  }

  static async open(folder: string, listener: NotificationListener, image?: Blob): Promise<PgliteThread> {
    const engine = new PgliteThread(folder, listener, image);
    engine.#thread = await Thread.start(engine.#options, (payload) => listener.onNotification(payload));
    return engine;
  }

  async session(): Promise<EngineSession> {
    if (this.#isClosed) throw new EngineLostError('The embedded database is closed.');
    if (this.#thread?.isLost === false) return this.#thread;
    if (performance.now() - this.#failedAt < PAUSE)
      throw new EngineLostError('The embedded database cannot be opened.');
    this.#opening ??= this.#reopen().finally(() => (this.#opening = undefined));
    return withTimeout(
      OPEN_TIMEOUT,
      this.#opening,
      () => new EngineLostError('The embedded database is being opened.'),
    );
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening?.catch(() => undefined);
    await this.#thread?.close();
  }

  async #reopen(): Promise<Thread> {
    // Wait for the end of the old thread, because two threads on one folder would lose writes.
    await this.#thread?.ended;
    try {
      const { folder, channel } = this.#options;
      const onNotification = (payload: string) => this.#listener.onNotification(payload);
      this.#thread = await Thread.start({ folder, channel, image: undefined }, onNotification);
    } catch (error) {
      this.#failedAt = performance.now();
      throw error;
    }
    this.#listener.missed();
    return this.#thread;
  }
}

class Thread implements EngineSession {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #onNotification: (payload: string) => void;
  readonly #openCallbacks: Opening;
  /** Resolves when the worker has exited. */
  readonly ended: Promise<void>;
  #lastRequestId = 0;
  #lostBy: EngineLostError | undefined;

  private constructor(options: ThreadOptions, onNotification: (payload: string) => void, openCallbacks: Opening) {
    this.#onNotification = onNotification;
    this.#openCallbacks = openCallbacks;
    this.#worker = new Worker(entry, { workerData: options });
    this.ended = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.on('message', (answer: ThreadAnswer) => this.#handleResponse(answer));
    this.#worker.on('error', (error) => this.lose(error));
    this.#worker.on('exit', () => this.lose(new Error('the thread ended')));
  }

  static async start(options: ThreadOptions, onNotification: (payload: string) => void): Promise<Thread> {
    // Refuse to open the database without free space, because it would hang.
    if ((await freeAt(dirname(options.folder))) < ROOM_TO_OPEN)
      throw new EngineLostError('There is no room on the disk to open the embedded database.');
    let thread: Thread | undefined;
    const opening = new Promise<void>(
      (settle, fail) => (thread = new Thread(options, onNotification, { settle, fail })),
    );
    try {
      await withTimeout(OPENING_LIMIT, opening, () => new EngineLostError('The embedded database does not open.'));
    } catch (error) {
      thread?.lose(error);
      throw error;
    }
    if (!thread) throw new EngineLostError('The embedded database did not open.');
    return thread;
  }

  get isLost(): boolean {
    return this.#lostBy !== undefined;
  }

  query(statement: string, parameters: readonly unknown[]): Promise<EngineResult> {
    return this.#run(statement, parameters, STATEMENT_LIMIT);
  }

  async vacuum(): Promise<void> {
    await this.#run('vacuum', [], VACUUM_LIMIT);
  }

  async #run(statement: string, parameters: readonly unknown[], limit: number): Promise<EngineResult> {
    if (this.#lostBy) throw this.#lostBy;
    const id = (this.#lastRequestId += 1);
    const answer = new Promise<EngineResult>((settle, fail) => this.#pending.set(id, { settle, fail }));
    this.#send({ kind: 'query', id, statement, parameters });
    const timeoutError = (): Error => {
      this.lose(new Error(`no answer within ${limit} ms`));
      return new EngineLostError('The embedded database does not answer.');
    };
    return withTimeout(limit, answer, timeoutError);
  }

  async close(): Promise<void> {
    if (!this.isLost) this.#send({ kind: 'close' });
    await withTimeout(CLOSING_LIMIT, this.ended, () => new Error('late')).catch(() => this.#worker.terminate());
  }

  #send(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }

  #handleResponse(answer: ThreadAnswer): void {
    if (answer.kind === 'opened') return this.#openCallbacks.settle();
    if (answer.kind === 'notified') return this.#onNotification(answer.payload);
    if (answer.kind === 'closed') return this.lose(new Error('closed'));
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.kind === 'answered') return pending?.settle(read(answer.result));
    const { message, fields, isFatal } = answer.error;
    pending?.fail(Object.assign(new Error(message), fields));
    return isFatal ? this.lose(new Error(message)) : undefined;
  }

  lose(cause: unknown): void {
    if (this.#lostBy) return;
    const lost = new EngineLostError('The embedded database was lost.', { cause });
    this.#lostBy = lost;
    this.#openCallbacks.fail(lost);
    for (const { fail } of this.#pending.values()) fail(lost);
    this.#pending.clear();
    void this.#worker.terminate();
  }
}

/** Restores the types that are lost in a message between threads. */
function read({ rows, affectedRows, jsonColumns, byteColumns }: ThreadRows): EngineResult {
  for (const row of rows) {
    for (const name of jsonColumns) if (typeof row[name] === 'string') row[name] = JSON.parse(row[name]);
    for (const name of byteColumns) if (row[name] instanceof Uint8Array) row[name] = Buffer.from(row[name]);
  }
  return { rows, affectedRows };
}

const entry = import.meta.url.endsWith('.ts')
  ? new URL('./pgliteWorker.ts', import.meta.url)
  : pathToFileURL(join(projectRoot(import.meta.url), 'dist/server/pgliteWorker.js'));
