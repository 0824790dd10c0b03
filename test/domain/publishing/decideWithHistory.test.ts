import { describe, expect, it } from 'vitest';
import { decideWithHistory } from '../../../src/domain/publishing/decideWithHistory.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

type Held = { readonly tier?: number; readonly colour?: string };
type Refusal = { readonly kind: 'invalid' | 'not-found'; readonly at?: string };

/** Rejects a wanted value that no document in `earlier` contains. */
const decide =
  (wanted: Held) =>
  (earlier: readonly Held[]): Result<Held, Refusal> => {
    const refused = (['tier', 'colour'] as const).find(
      (name) => wanted[name] !== undefined && earlier.every((each) => each[name] !== wanted[name]),
    );
    return refused ? err({ kind: 'invalid', at: refused }) : ok(wanted);
  };

/** Runs `decideWithHistory` with the given revisions. Returns the decision and the requests for revisions. */
function decided(
  revisions: readonly Held[],
  decideBeside: (earlier: readonly Held[]) => Result<Held, Refusal>,
  wanted: Held | undefined,
) {
  const requests: Held[] = [];
  const deciding = decideWithHistory(() => wanted, decideBeside);
  let step = deciding.next();
  while (!step.done) {
    requests.push(step.value);
    step = deciding.next(revisions);
  }
  return { made: step.value, asked: requests };
}

describe('decideWithHistory', () => {
  const history = [{ tier: 9 }, { colour: 'grey' }, {}];

  it('accepts a write with values of different earlier revisions, with one request for the history [PB-16]', () => {
    const wanted = { tier: 9, colour: 'grey' };
    for (const revisions of [history, history.toReversed()])
      expect(decided(revisions, decide(wanted), wanted)).toEqual({ made: ok(wanted), asked: [wanted] });
  });

  it('finds an entry that only an earlier revision contains, with one request for the history [RL-5]', () => {
    const find = (earlier: readonly Held[]): Result<Held, Refusal> =>
      earlier.some(({ tier }) => tier === 9) ? ok({ tier: 9 }) : err({ kind: 'not-found' });
    expect(decided(history, find, { tier: 9 })).toEqual({ made: ok({ tier: 9 }), asked: [{ tier: 9 }] });
    expect(decided([{}], find, { tier: 9 })).toEqual({ made: err({ kind: 'not-found' }), asked: [{ tier: 9 }] });
  });

  it('rejects a value that no revision contains, after one request for the history', () => {
    const refused = { made: err({ kind: 'invalid', at: 'tier' }), asked: [{ tier: 8 }] };
    expect(decided(history, decide({ tier: 8 }), { tier: 8 })).toEqual(refused);
    expect(decided([], decide({ tier: 8 }), { tier: 8 })).toEqual(refused);
  });

  it('requests no history if nothing was rejected, or if earlier revisions cannot make the write valid', () => {
    expect(decided(history, decide({}), {}).asked).toEqual([]);
    expect(decided(history, () => err({ kind: 'not-found' }), {}).asked).toEqual([]);
    expect(decided(history, () => err({ kind: 'invalid' }), { tier: 9 })).toEqual({
      made: err({ kind: 'invalid' }),
      asked: [],
    });
    expect(decided(history, decide({ tier: 9 }), undefined)).toEqual({
      made: err({ kind: 'invalid', at: 'tier' }),
      asked: [],
    });
  });
});
