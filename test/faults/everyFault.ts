import type { FaultEnvironment } from './FaultEnvironment.ts';
import { type Fault, faults, type PlannedFault } from './fault.ts';

export type FaultReport = {
  readonly cases: number;
  /** The faults that were met. */
  readonly met: ReadonlySet<Fault>;
  /** Cases in which the person had to press *Publish* once more. */
  readonly resumed: number;
  readonly broken: readonly string[];
};

/** As many as one call is sent before the page gives up. */
const ALL_REPEATS = 4;

const PASSING: readonly Fault[] = ['offline', 'twice', 'tab-closed', 'html-before', 'stale', 'conflict'];

/** A fault that passes, and the same one that outlasts the page's own repeats; a call waits for the person once. */
const lengthsOf = (fault: Fault): readonly number[] => {
  if (PASSING.includes(fault)) return [1];
  return fault === 'session-over' ? [1, 2] : [1, ALL_REPEATS];
};

/** Every call of a whole publish under every fault; `takes` picks some of them. */
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
