import { describe, expect, it } from 'vitest';
import type {
  AddressLookupGateway,
  AddressSuggestion,
} from '../../../src/application/warehouses/AddressLookupGateway.ts';
import { AddressSearch } from '../../../src/application/warehouses/AddressSearch.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import type { FoundAddress } from '../../../src/domain/warehouses/address/addressFromLookup.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { RecordingAnalytics } from '../../support/fakes/RecordingAnalytics.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

type Answer = Result<readonly AddressSuggestion[], PortFailure>;
const street: AddressSuggestion = { id: 's', text: 'Spencer Street', description: 'Melbourne', isContainer: true };
const house: AddressSuggestion = { id: 'h', text: '30 Spencer Street', description: '', isContainer: false };

/** A lookup whose requests the test responds to. */
class HeldLookup implements AddressLookupGateway {
  readonly asked: { readonly text: string; readonly container?: string | undefined; readonly signal: AbortSignal }[] =
    [];
  readonly #answers: ((answer: Answer) => void)[] = [];
  retrieved: Result<FoundAddress, PortFailure> = ok({ Line1: '30 Spencer Street', PostalCode: '3000-1234' });

  find(_company: unknown, question: { text: string; container?: string | undefined }, signal: AbortSignal) {
    this.asked.push({ ...question, signal });
    return new Promise<Answer>((resolve) => this.#answers.push(resolve));
  }

  async retrieve() {
    return this.retrieved;
  }

  async answer(nth: number, answer: Answer): Promise<void> {
    this.#answers[nth]?.(answer);
    await Promise.resolve();
    await Promise.resolve();
  }
}

function open(addresses = {}, features = {}) {
  const gateway = new HeldLookup();
  const clock = new ManualClock();
  const analytics = new RecordingAnalytics();
  const configuration = aCompanyConfiguration({ addresses, features });
  return { gateway, clock, analytics, search: new AddressSearch(gateway, () => configuration, clock, analytics) };
}

describe('AddressSearch', () => {
  it('sends a request when the user stops typing, if the text contains at least three letters', () => {
    const { gateway, clock, search } = open();
    search.type('30', 'AU');
    clock.advance(10_000);
    search.type('30 S', 'AU');
    clock.advance(200);
    search.type('30 Sp', 'AU');
    clock.advance(249);
    expect(gateway.asked).toEqual([]);
    clock.advance(1);
    expect(gateway.asked.map(({ text }) => text)).toEqual(['30 Sp']);
    search.type('本町', 'JP');
    clock.advance(250);
    expect(gateway.asked.at(-1)?.text).toBe('本町');
  });

  it('shows only the result of the last request, and aborts the previous request', async () => {
    const { gateway, clock, search } = open();
    search.type('spen', 'AU');
    clock.advance(250);
    search.type('spencer', 'AU');
    expect(gateway.asked[0]?.signal.aborted).toBe(true);
    clock.advance(250);
    await gateway.answer(1, ok([house]));
    await gateway.answer(0, ok([street]));
    expect(search.state).toEqual({ kind: 'found', items: [house] });
  });

  it('opens a result that contains several addresses, and can return to the first results', async () => {
    const { gateway, clock, search } = open();
    search.type('spencer', 'AU');
    clock.advance(250);
    await gateway.answer(0, ok([street]));
    search.lookInto(street);
    expect(gateway.asked[1]).toMatchObject({ text: 'spencer', container: 's' });
    await gateway.answer(1, ok([house]));
    expect(search.items).toEqual([house]);
    search.back();
    expect(gateway.asked[2]?.container).toBeUndefined();
    expect(search.trail).toEqual([]);
  });

  it('shows and reports a failed request, and sends another one after further typing', async () => {
    const { gateway, clock, analytics, search } = open();
    search.type('spencer', 'AU');
    clock.advance(250);
    await gateway.answer(0, err({ kind: 'timed-out' }));
    expect(search.state).toEqual({ kind: 'failed', failure: 'timed-out' });
    expect(analytics.events).toContainEqual({ type: 'address_lookup_failure', properties: { kind: 'timed-out' } });
    search.type('spencer s', 'AU');
    clock.advance(250);
    await gateway.answer(1, ok([]));
    expect(search.state).toEqual({ kind: 'found', items: [] });
  });

  it('shortens the postcode of an address to five characters only if the configuration requires this', async () => {
    expect(await open().search.retrieve(house)).toMatchObject({
      address: { line1: '30 Spencer Street', postcode: '3000-1234' },
      isShortened: false,
    });
    expect(await open({ shortPostcodes: true }).search.retrieve(house)).toMatchObject({
      address: { postcode: '3000-' },
      isShortened: true,
    });
  });

  it('uses the owner’s setting for shortening postcodes if the merchant has none', async () => {
    const isCut = async (addresses: object) => {
      const found = await open(addresses, { shortPostcodes: { enabled: true } }).search.retrieve(house);
      return found?.isShortened;
    };
    expect(await isCut({})).toBe(true);
    expect(await isCut({ shortPostcodes: false })).toBe(false);
  });
});
