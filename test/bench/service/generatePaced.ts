import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { following } from './following.ts';
import { RenewedSessions } from './RenewedSessions.ts';
import type { Asked, WriteChain } from './loadJob.ts';
import type { PacedFigures, PacedJob, Sample } from './pacedJob.ts';

// Runs in a separate process, so that client and service do not share a thread.
process.once('disconnect', () => process.exit());
process.once('message', (job: PacedJob) => {
  void makePaced(job).then((figures) => process.send?.(figures, () => process.exit()));
});

/** One in this number of requests is a write. */
const WRITE_EVERY = 20;
const BEAT = 10;
const RETRY = 100;

async function makePaced({ origin, rate, seconds, sessions, reads, chains }: PacedJob): Promise<PacedFigures> {
  const samples: Sample[] = [];
  const keptSessions = new RenewedSessions(origin, sessions);
  const writers = chains.map((chain) => new Writer(origin, chain, keptSessions));
  const running: Promise<unknown>[] = [];
  const started = performance.now();
  let sent = 0;
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - started) {
    for (; sent < (elapsed / 1000) * rate; sent += 1) {
      const idle = sent % WRITE_EVERY === 0 ? writers.find((writer) => !writer.isBusy) : undefined;
      const nextRequest = reads[sent % reads.length];
      if (idle) running.push(idle.write());
      else if (nextRequest)
        running.push(read(origin, nextRequest, keptSessions).then((sample) => samples.push(sample)));
    }
    await wait(BEAT);
  }
  await Promise.all(running);
  return { reads: samples, writes: writers.map(({ count, text }) => ({ count, text })) };
}

async function read(
  origin: string,
  { path, headers, ...request }: Asked,
  keptSessions: RenewedSessions,
): Promise<Sample> {
  const at = Date.now();
  const started = performance.now();
  let status = 0;
  try {
    const answer = await fetch(origin + path, { ...request, headers: withCurrentAuthorization(headers, keptSessions) });
    await answer.arrayBuffer();
    status = answer.status;
  } catch {
    // Ignore the error, because status 0 shows that the service is down.
  }
  return { at, milliseconds: performance.now() - started, status };
}

const withCurrentAuthorization = (headers: Asked['headers'], keptSessions: RenewedSessions): Asked['headers'] =>
  headers['authorization'] === undefined
    ? headers
    : { ...headers, authorization: keptSessions.authorization(headers['authorization']) };

/** Writes like the client: in sequence, each write repeated with its idempotency key until it gets a response. */
class Writer {
  readonly #origin: string;
  readonly #chain: WriteChain;
  readonly #sessions: RenewedSessions;
  #revision: string;
  isBusy = false;
  count = 0;
  text: string | undefined;

  constructor(origin: string, chain: WriteChain, keptSessions: RenewedSessions) {
    this.#origin = origin;
    this.#sessions = keptSessions;
    this.#chain = chain;
    this.#revision = chain.revision;
  }

  async write(): Promise<void> {
    this.isBusy = true;
    // A text of an earlier run would change nothing, so it would create no revision.
    const text = `Order ${randomUUID()}`;
    const headers = {
      'content-type': 'application/json',
      'if-match': this.#revision,
      'idempotency-key': randomUUID(),
    };
    const request = { method: 'PATCH', headers, body: JSON.stringify({ orderInstructions: text }) };
    while ((await this.#status(request)) !== 200) await wait(RETRY);
    this.count += 1;
    this.text = text;
    this.#revision = following(this.#revision);
    this.isBusy = false;
  }

  async #status({ headers, ...request }: { method: string; headers: Asked['headers']; body: string }): Promise<number> {
    try {
      const sent = { ...headers, authorization: this.#sessions.authorization(this.#chain.authorization) };
      const answer = await fetch(this.#origin + this.#chain.path, { ...request, headers: sent });
      const responseText = await answer.text();
      const { status } = answer;
      // Do not repeat a refused write, because the service would always refuse it.
      if (status >= 400 && status < 500 && status !== 409)
        throw new Refusal(`A write was refused: ${status} ${responseText}`);
      return status;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return 0;
    }
  }
}

class Refusal extends Error {}
