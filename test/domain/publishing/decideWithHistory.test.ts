import { describe, expect, it } from 'vitest';
import { decideWithHistory } from '../../../src/domain/publishing/decideWithHistory.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

type Held = { readonly tier?: number; readonly colour?: string };
type Refusal = { readonly kind: 'invalid' | 'not-found'; readonly at?: string };

/** Refuses every value that no document at hand holds. */
const decide =
  (wanted: Held) =>
  (earlier: readonly Held[]): Result<Held, Refusal> => {
    const refused = (['tier', 'colour'] as const).find(
      (name) => wanted[name] !== undefined && earlier.every((each) => each[name] !== wanted[name]),
    );
    return refused ? err({ kind: 'invalid', at: refused }) : ok(wanted);
  };

/** Decides with these revisions, the first one first; says which were asked for. */
function decided(
  revisions: readonly (Held | undefined)[],
  decideBeside: (earlier: readonly Held[]) => Result<Held, Refusal>,
  bringsBack = true,
) {
  const asked: number[] = [];
  const deciding = decideWithHistory<Held, Result<Held, Refusal>>({ bringsBack }, revisions.length + 1, decideBeside);
  let step = deciding.next();
  while (!step.done) {
    asked.push(step.value);
    step = deciding.next(revisions[step.value - 1]);
  }
  return { made: step.value, asked };
}

describe('a write that is decided beside the history', () => {
  const history = [{ tier: 9 }, { colour: 'grey' }, {}];

  it('brings back what one revision held, the newest asked first [PB-16]', () => {
    expect(decided(history, decide({ tier: 9 }))).toEqual({ made: ok({ tier: 9 }), asked: [3, 2, 1] });
  });

  it('brings back what several held, in whichever order they stand [PB-16]', () => {
    const wanted = { tier: 9, colour: 'grey' };
    expect(decided(history, decide(wanted)).made).toEqual(ok(wanted));
    expect(decided(history.toReversed(), decide(wanted)).made).toEqual(ok(wanted));
  });

  it('refuses what none held, and says what it said at first', () => {
    expect(decided(history, decide({ tier: 8 }))).toEqual({
      made: err({ kind: 'invalid', at: 'tier' }),
      asked: [3, 2, 1],
    });
  });

  it('asks for no revision where nothing is refused, where it is not the content, and where nothing is brought back', () => {
    expect(decided(history, decide({})).asked).toEqual([]);
    expect(decided(history, () => err({ kind: 'not-found' })).asked).toEqual([]);
    expect(decided(history, decide({ tier: 9 }), false)).toEqual({
      made: err({ kind: 'invalid', at: 'tier' }),
      asked: [],
    });
    expect(decided([], decide({ tier: 9 })).asked).toEqual([]);
  });

  it('goes on without a revision that is not there', () => {
    expect(decided([{ tier: 9 }, undefined], decide({ tier: 9 })).made).toEqual(ok({ tier: 9 }));
  });
});
