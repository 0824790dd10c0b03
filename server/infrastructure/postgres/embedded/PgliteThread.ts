import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { NOTIFICATIONS, type NotificationListener } from '../connection/Database.ts';
import { freeAt } from '../../disk/DiskWatch.ts';
import { projectRoot } from '../../projectRoot.ts';
import { EngineLostError, type EmbeddedEngine, type EngineResult, type EngineSession } from './EmbeddedEngine.ts';
import type { ThreadAnswer, ThreadOptions, ThreadRequest, ThreadRows } from './threadMessages.ts';

/** Time limits in milliseconds. A longer operation hangs for good. */
const STATEMENT_LIMIT = 30_000;
/** The first vacuum of a large database reads all of it. */
const VACUUM_LIMIT = 600_000;
const OPENING_LIMIT = 120_000;
const CLOSING_LIMIT = 5000;
/** Milliseconds that a caller waits for the database to open, and between two attempts. */
const PATIENCE = 5000;
const PAUSE = 1000;

/** Free bytes required for opening: a new log file and the first writes. */
const ROOM_TO_OPEN = 24 * 1024 * 1024;

type Pending = { readonly settle: (result: EngineResult) => void; readonly fail: (error: Error) => void };

type Opening = { readonly settle: () => void; readonly fail: (error: Error) => void };

/** After a fatal error or a hang, the thread is terminated, and the next use opens the folder again. */
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
    engine.#thread = await Thread.start(engine.#options, (payload) => listener.heard(payload));
    return engine;
  }

  async session(): Promise<EngineSession> {
    if (this.#isClosed) throw new EngineLostError('The embedded database is closed.');
    if (this.#thread?.isLost === false) return this.#thread;
    if (performance.now() - this.#failedAt < PAUSE)
      throw new EngineLostError('The embedded database cannot be opened.');
    this.#opening ??= this.#reopen().finally(() => (this.#opening = undefined));
    return within(PATIENCE, this.#opening, () => new EngineLostError('The embedded database is being opened.'));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening?.catch(() => undefined);
    await this.#thread?.close();
  }

  async #reopen(): Promise<Thread> {
    // Two threads on one folder would lose writes.
    await this.#thread?.ended;
    try {
      const { folder, channel } = this.#options;
      const heard = (payload: string) => this.#listener.heard(payload);
      this.#thread = await Thread.start({ folder, channel, image: undefined }, heard);
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
  readonly #heard: (payload: string) => void;
  readonly #opened: Opening;
  /** Resolves once the worker has exited. */
  readonly ended: Promise<void>;
  #asked = 0;
  #lostBy: EngineLostError | undefined;

  private constructor(options: ThreadOptions, heard: (payload: string) => void, opened: Opening) {
    this.#heard = heard;
    this.#opened = opened;
    this.#worker = isSource
      ? new Worker(readSource, { eval: true, workerData: options })
      : new Worker(entry, { workerData: options });
    this.ended = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.on('message', (answer: ThreadAnswer) => this.#take(answer));
    this.#worker.on('error', (error) => this.lose(error));
    this.#worker.on('exit', () => this.lose(new Error('the thread ended')));
  }

  static async start(options: ThreadOptions, heard: (payload: string) => void): Promise<Thread> {
    // Without free space, the database would hang while it opens.
    if ((await freeAt(dirname(options.folder))) < ROOM_TO_OPEN)
      throw new EngineLostError('There is no room on the disk to open the embedded database.');
    let thread: Thread | undefined;
    const opening = new Promise<void>((settle, fail) => (thread = new Thread(options, heard, { settle, fail })));
    try {
      await within(OPENING_LIMIT, opening, () => new EngineLostError('The embedded database does not open.'));
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
    const id = (this.#asked += 1);
    const answer = new Promise<EngineResult>((settle, fail) => this.#pending.set(id, { settle, fail }));
    this.#ask({ kind: 'query', id, statement, parameters });
    const late = (): Error => {
      this.lose(new Error(`no answer within ${limit} ms`));
      return new EngineLostError('The embedded database does not answer.');
    };
    return within(limit, answer, late);
  }

  async close(): Promise<void> {
    if (!this.isLost) this.#ask({ kind: 'close' });
    await within(CLOSING_LIMIT, this.ended, () => new Error('late')).catch(() => this.#worker.terminate());
  }

  #ask(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }

  #take(answer: ThreadAnswer): void {
    if (answer.kind === 'opened') return this.#opened.settle();
    if (answer.kind === 'notified') return this.#heard(answer.payload);
    if (answer.kind === 'closed') return this.lose(new Error('closed'));
    const asked = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.kind === 'answered') return asked?.settle(read(answer.result));
    const { message, fields, isFatal } = answer.error;
    asked?.fail(Object.assign(new Error(message), fields));
    return isFatal ? this.lose(new Error(message)) : undefined;
  }

  lose(cause: unknown): void {
    if (this.#lostBy) return;
    const lost = new EngineLostError('The embedded database was lost.', { cause });
    this.#lostBy = lost;
    this.#opened.fail(lost);
    for (const { fail } of this.#pending.values()) fail(lost);
    this.#pending.clear();
    void this.#worker.terminate();
  }
}

/** Restores types that a message between threads loses. */
function read({ rows, affectedRows, jsonColumns, byteColumns }: ThreadRows): EngineResult {
  for (const row of rows) {
    for (const name of jsonColumns) if (typeof row[name] === 'string') row[name] = JSON.parse(row[name]);
    for (const name of byteColumns) if (row[name] instanceof Uint8Array) row[name] = Buffer.from(row[name]);
  }
  return { rows, affectedRows };
}

const isSource = import.meta.url.endsWith('.ts');
const entry = isSource
  ? new URL('./pgliteWorker.ts', import.meta.url)
  : pathToFileURL(join(projectRoot(import.meta.url), 'dist/server/pgliteWorker.js'));

/** A worker does not inherit the TypeScript loader of tests and commands. */
const readSource = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(entry.href)})));`;

async function within<T>(milliseconds: number, promise: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
