import { z } from '../../../contract/schema.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { FoundAddress } from '../../../src/domain/warehouses/address/addressFromLookup.ts';
import { unitedStatesTerritories } from '../../../src/domain/warehouses/regions/regionsOf.ts';
import type { AddressFinder, AddressItem, FinderFailure } from '../../application/warehouses/AddressFinder.ts';

/** Territories of the United States. The provider lists them as separate countries. */
const UNITED_STATES = [
  'US',
  ...unitedStatesTerritories.map(({ value }) => value).filter((code) => code !== 'DC'),
].join();

/** Milliseconds after which a request to the provider times out. */
const TIMEOUT = 5000;
const MAX_RESULTS = 8;

/** Error of the provider. It is sent with status 200, as an item of the list. */
const errorSchema = z.looseObject({ Error: z.union([z.string(), z.number()]), Description: z.optional(z.string()) });
const foundSchema = z.looseObject({
  Id: z.string(),
  Type: z.string(),
  Text: z.string(),
  Description: z.optional(z.string()),
});
const retrievedSchema = z.looseObject({
  Line1: z.optional(z.string()),
  Line2: z.optional(z.string()),
  City: z.optional(z.string()),
  Province: z.optional(z.string()),
  ProvinceCode: z.optional(z.string()),
  PostalCode: z.optional(z.string()),
  CountryIso2: z.optional(z.string()),
});
const answerSchema = z.looseObject({ Items: z.array(z.unknown()) });

type Fetch = (url: string, init: { readonly signal: AbortSignal; readonly redirect: 'error' }) => Promise<Response>;

/** Error codes of the provider: the key is unknown or not authorised, or the account is used up. */
const KEY_ERRORS = new Set(['2', '4', '5', '6', '7', '9']);
const LIMIT_ERRORS = new Set(['3', '8', '10', '11', '12']);

/** Client of Loqate Capture. Only items of type Address can be retrieved. Other items contain further items. */
export class LoqateAddressFinder implements AddressFinder {
  readonly #url: string;
  readonly #key: string;
  readonly #fetch: Fetch;

  constructor(url: string, key: string, fetchWith: Fetch = (...args) => fetch(...args)) {
    this.#url = url.replace(/(?<!\/)\/+$/, '');
    this.#key = key;
    this.#fetch = fetchWith;
  }

  async find(
    text: string,
    country: string,
    container?: string,
  ): Promise<Result<readonly AddressItem[], FinderFailure>> {
    const outcome = await this.#request('Find/v1.10', {
      Text: text,
      Countries: country === 'US' ? UNITED_STATES : country,
      Limit: String(MAX_RESULTS),
      ...(container !== undefined && { Container: container }),
    });
    if (!outcome.ok) return outcome;
    const items = outcome.value.flatMap((item): readonly AddressItem[] => {
      const { success, data } = foundSchema.safeParse(item);
      if (!success) return [];
      const isContainer = data.Type !== 'Address';
      return [{ id: data.Id, text: data.Text, description: data.Description ?? '', isContainer }];
    });
    return ok(items);
  }

  async retrieve(id: string): Promise<Result<FoundAddress | undefined, FinderFailure>> {
    const outcome = await this.#request('Retrieve/v1.20', { Id: id });
    if (!outcome.ok) return outcome;
    // Use the first item, because it is in the address's own language.
    const { success, data } = retrievedSchema.safeParse(outcome.value[0]);
    if (!success) return ok(undefined);
    const { Line1, Line2, City, Province, ProvinceCode, PostalCode, CountryIso2 } = data;
    return ok({ Line1, Line2, City, Province: ProvinceCode || Province, PostalCode, CountryIso2 });
  }

  async #request(
    call: string,
    parameters: Readonly<Record<string, string>>,
  ): Promise<Result<readonly unknown[], FinderFailure>> {
    const query = new URLSearchParams({ Key: this.#key, ...parameters });
    try {
      const response = await this.#fetch(`${this.#url}/Capture/Interactive/${call}/json3.ws?${query}`, {
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
      if (!response.ok) return err({ kind: 'service', reason: `answered ${response.status}` });
      const { success, data } = answerSchema.safeParse(await response.json());
      if (!success) return err({ kind: 'service', reason: 'answered something else than items' });
      const failed = errorSchema.safeParse(data.Items[0]);
      return failed.success ? err(failureOf(failed.data)) : ok(data.Items);
    } catch (error) {
      // Log only the error's name, because its message may contain the URL and so the key.
      const name = error instanceof Error ? error.name : 'Error';
      return err({ kind: name === 'TimeoutError' ? 'timeout' : 'service', reason: name });
    }
  }
}

function failureOf({
  Error: code,
  Description = '',
}: {
  readonly Error: string | number;
  readonly Description?: string | undefined;
}): FinderFailure {
  const reason = `error ${code} ${Description}`.trim();
  if (KEY_ERRORS.has(String(code))) return { kind: 'key', reason };
  return { kind: LIMIT_ERRORS.has(String(code)) ? 'limit' : 'service', reason };
}
