import type { Service } from '../e2e/fixtures/Service.ts';
import { PublishAttempt } from './PublishAttempt.ts';
import { PublishingClient, type Reading } from './PublishingClient.ts';

export type CrashReport = {
  readonly rounds: number;
  /** Publishes by how many of their four calls had returned when the service was killed. */
  readonly answeredBeforeKill: readonly number[];
  /** Publishes that were live after the restart although nobody had been told so. */
  readonly liveUntold: number;
  readonly readings: number;
  readonly restartTimes: readonly number[];
};

/** Small and seeded: the same seed kills at the same moments. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function judge(reading: Reading, attempt: PublishAttempt, previousMark: string): 'old' | 'new' {
  const [mark, ...others] = reading.marks;
  if (others.length > 0) throw new Error(`A reader saw a mix: ${[...reading.marks].join(', ')}.`);
  const isNew = mark === attempt.mark;
  if (!isNew && mark !== previousMark) throw new Error(`A reader saw ${mark}, neither old nor new.`);
  if (reading.revision !== attempt.base + (isNew ? 1 : 0))
    throw new Error(`${mark} stands as revision ${reading.revision}.`);
  return isNew ? 'new' : 'old';
}

/**
 * Publishes again and again, killing the service somewhere in the middle of each publish, and carries each on after the
 * restart. Throws on the first promise that is broken; the service runs afterwards.
 */
export async function crashRounds(
  service: Service,
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
): Promise<CrashReport> {
  const random = randomOf(seed);
  const client = new PublishingClient(service.url);
  const reader = await client.signIn().then((first) => ({ token: first, readings: 0 }));
  const firstRevision = (await client.read(reader.token)).revision;
  const report = { answeredBeforeKill: [0, 0, 0, 0, 0], liveUntold: 0, restartTimes: [] as number[] };

  // An undisturbed publish first, so that there is something old, and the kills know how long one takes.
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
        judge(await client.read(reader.token), attempt, previousMark);
        reader.readings += 1;
      },
    });
    const answered = attempt.answered;
    report.answeredBeforeKill[answered]! += 1;
    // Kills follow how fast this machine publishes just now: most must fall inside a publish, and none always at its end.
    span *= answered === 4 ? 0.9 : answered < 1 ? 1.1 : 1;

    const killed = performance.now();
    await service.start();
    report.restartTimes.push(performance.now() - killed);
    reader.token = await client.signIn();
    const state = judge(await client.read(reader.token), attempt, previousMark);
    if (attempt.isAcknowledged && state === 'old') throw new Error(`${attempt.mark} was acknowledged and is lost.`);
    if (!attempt.isAcknowledged && state === 'new') report.liveUntold += 1;

    await attempt.run(reader.token);
    if (judge(await client.read(reader.token), attempt, previousMark) === 'old')
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

/** Publishes, reads all the while, and kills the service some milliseconds in. Settles once everybody has noticed. */
async function killAmid(
  service: Service,
  delay: number,
  { publish, read }: { readonly publish: () => Promise<void>; readonly read: () => Promise<void> },
): Promise<void> {
  let isAlive = true;
  /** Ends quietly at what a killed service does to a call; anything it answered wrongly before is an error. */
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
