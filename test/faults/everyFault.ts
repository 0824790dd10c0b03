import type { FaultEnvironment } from './FaultEnvironment.ts';
import { type Fault, faults, type PlannedFault } from './fault.ts';

export type FaultReport = {
  readonly cases: number;
  /** Faults that occurred. */
  readonly met: ReadonlySet<Fault>;
  /** Cases in which the user had to click *Publish* again. */
  readonly resumed: number;
  readonly broken: readonly string[];
};

/** Number of attempts after which the client stops repeating a call. */
const ALL_REPEATS = 4;

const PASSING: readonly Fault[] = ['offline', 'twice', 'tab-closed', 'html-before', 'stale', 'conflict'];

/**
 * How often a fault occurs: once, and more often than the client retries. A call asks the user to sign in again only
 * once.
 */
const lengthsOf = (fault: Fault): readonly number[] => {
  if (PASSING.includes(fault)) return [1];
  return fault === 'session-over' ? [1, 2] : [1, ALL_REPEATS];
};

/** Publishes with every fault at every call. `takes` selects some of the cases. */
export async function everyFault(
  environment: FaultEnvironment,
  takes: (planned: PlannedFault, place: number) => boolean = () => true,
  onCase: (done: number) => void = () => undefined,
): Promise<FaultReport> {
  let round = 0;
  const publish = (planned?: PlannedFault) => environment.publish((round += 1), planned);
  const sound = await publish();
  if (!sound.ok) return { cases: 1, resumed: 0, met: new Set(), broken: [sound.error] };
  const calls = sound.value.writes.length;
  const cases = Array.from({ length: calls }, (_, at) => at)
    .flatMap((at) => faults.flatMap((fault) => lengthsOf(fault).map((times) => ({ fault, at, times }))))
    .filter(takes);
  const broken: string[] = [];
  let resumed = 0;
  for (const [place, planned] of cases.entries()) {
    const outcome = await publish(planned);
    if (outcome.ok) resumed += outcome.value.resumes;
    else {
      broken.push(outcome.error);
      await environment.reload();
    }
    onCase(place + 1);
  }
  return { cases: cases.length, met: new Set(cases.map(({ fault }) => fault)), resumed, broken };
}
