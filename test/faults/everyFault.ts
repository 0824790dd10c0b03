import type { FaultEnvironment } from './FaultEnvironment.ts';
import { type Fault, faults, type PlannedFault } from './fault.ts';

export type FaultReport = {
  readonly cases: number;
  readonly met: ReadonlySet<Fault>;
  /** Number of cases in which the user had to click *Publish* again. */
  readonly resumed: number;
  readonly broken: readonly string[];
};

/** Number of attempts after which the client gives up on a call. */
const ALL_REPEATS = 4;

const PASSING: readonly Fault[] = ['offline', 'twice', 'tab-closed', 'html-before', 'stale', 'conflict'];

/**
 * How often a fault occurs: once, or more often than the client retries. `session-over` occurs only once per call,
 * because the user then signs in again.
 */
const lengthsOf = (fault: Fault): readonly number[] => {
  if (PASSING.includes(fault)) return [1];
  return fault === 'session-over' ? [1, 2] : [1, ALL_REPEATS];
};

/** Publishes with every fault at every call. `takes` selects a part of the cases. */
export async function everyFault(
  environment: FaultEnvironment,
  takes: (planned: PlannedFault, index: number) => boolean = () => true,
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
  for (const [index, planned] of cases.entries()) {
    const outcome = await publish(planned);
    if (outcome.ok) resumed += outcome.value.resumes;
    else {
      broken.push(outcome.error);
      await environment.reload();
    }
    onCase(index + 1);
  }
  return { cases: cases.length, met: new Set(cases.map(({ fault }) => fault)), resumed, broken };
}
