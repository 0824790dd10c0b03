import type { Service } from '../e2e/fixtures/Service.ts';
import { PublishAttempt } from './PublishAttempt.ts';
import { PublishingClient, type Reading } from './PublishingClient.ts';

export type CrashReport = {
  readonly rounds: number;
  /** Number of publishes, indexed by the number of calls (of four) that had returned when the service was killed. */
  readonly answeredBeforeKill: readonly number[];
  /** Number of publishes that succeeded although the client received no response. */
  readonly publishedWithoutResponse: number;
  readonly readings: number;
  readonly restartTimes: readonly number[];
};

/** Random numbers from a seed. The same seed kills the service at the same moments. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function stateOf(reading: Reading, attempt: PublishAttempt, previousMark: string): 'old' | 'new' {
  const [mark, ...otherMarks] = reading.marks;
  if (otherMarks.length > 0) throw new Error(`A reader saw a mix: ${[...reading.marks].join(', ')}.`);
  const isNew = mark === attempt.mark;
  if (!isNew && mark !== previousMark) throw new Error(`A reader saw ${mark}, neither old nor new.`);
  if (reading.revision !== attempt.base + (isNew ? 1 : 0))
    throw new Error(`${mark} stands as revision ${reading.revision}.`);
  return isNew ? 'new' : 'old';
}

/**
 * Publishes repeatedly. During each publish, kills the service, restarts it, and continues the publish. Throws if a
 * publish is lost, repeated or partially visible. In the end, the service is running.
 */
export async function crashRounds(
  service: Service,
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
): Promise<CrashReport> {
  const random = randomOf(seed);
  const client = new PublishingClient(service.url);
  const reader = await client.signIn().then((first) => ({ token: first, readings: 0 }));
  const firstRevision = (await client.read(reader.token)).revision;
  const report = { answeredBeforeKill: [0, 0, 0, 0, 0], publishedWithoutResponse: 0, restartTimes: [] as number[] };

  // First publish without a kill, to get an initial state and the usual duration.
  const undisturbed = await PublishAttempt.prepare(client, reader.token, `${seed}-0`);
  const started = performance.now();
  await undisturbed.run(reader.token);
  let span = performance.now() - started;
  let previousMark = undisturbed.mark;

  for (let round = 1; round <= rounds; round += 1) {
    const attempt = await PublishAttempt.prepare(client, reader.token, `${seed}-${round}`);
    await killAmid(service, random() * span, {
      publish: () => attempt.run(reader.token),
      read: async () => {
        stateOf(await client.read(reader.token), attempt, previousMark);
        reader.readings += 1;
      },
    });
    const answered = attempt.answered;
    report.answeredBeforeKill[answered]! += 1;
    // Adapt the time of the kill to the current speed, so that most kills occur during a publish and not always at its
    // end.
    span *= answered === 4 ? 0.9 : answered < 1 ? 1.1 : 1;

    const killed = performance.now();
    await service.start();
    report.restartTimes.push(performance.now() - killed);
    reader.token = await client.signIn();
    const state = stateOf(await client.read(reader.token), attempt, previousMark);
    if (attempt.isAcknowledged && state === 'old') throw new Error(`${attempt.mark} was acknowledged and is lost.`);
    if (!attempt.isAcknowledged && state === 'new') report.publishedWithoutResponse += 1;

    await attempt.run(reader.token);
    if (stateOf(await client.read(reader.token), attempt, previousMark) === 'old')
      throw new Error(`${attempt.mark} did not go live.`);
    previousMark = attempt.mark;
  }

  const history = (await client.history(reader.token)).filter(({ revision }) => revision > firstRevision);
  const expected = Array.from({ length: rounds + 1 }, (_, index) => firstRevision + rounds + 1 - index);
  if (history.map(({ revision }) => revision).join() !== expected.join())
    throw new Error(`The history has gaps or doubles: ${history.map(({ revision }) => revision).join()}.`);
  if (history.some(({ base, revision }) => base !== revision - 1))
    throw new Error('A revision does not follow the one before.');
  return { rounds, readings: reader.readings, ...report };
}

/**
 * Publishes and reads at the same time, and kills the service after some milliseconds. Resolves when all calls have
 * failed or returned.
 */
async function killAmid(
  service: Service,
  delay: number,
  { publish, read }: { readonly publish: () => Promise<void>; readonly read: () => Promise<void> },
): Promise<void> {
  let isAlive = true;
  /** Ignores failures caused by the kill. A wrong response before the kill is an error. */
  const untilKilled = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
    });
  const reading = async () => {
    while (isAlive) await read();
  };
  const killing = new Promise<void>((settle, fail) => {
    setTimeout(() => {
      isAlive = false;
      service.kill().then(settle, fail);
    }, delay);
  });
  await Promise.all([killing, untilKilled(publish()), untilKilled(reading())]);
}
