import { bodyLimitOf } from '../../../contract/bodyLimit.ts';
import type { Call } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { createPreviewLink } from '../../../contract/preview-links/previewLinks.ts';
import { previewSnapshot } from '../../../src/domain/preview-links/previewSnapshot.ts';
import { MAX_RULES } from '../../../src/domain/rules/validateRule.ts';
import { companyConfigurationOf } from '../../../src/infrastructure/company/companyConfigurationOf.ts';
import { admin } from '../../e2e/fixtures/people.ts';
import { mainThreadTime } from './mainThreadTime.ts';
import { configurationOf, ROOT } from './requests.ts';
import { signInTo } from './signInTo.ts';

/** Maximum time in milliseconds of a rejected request, and of a successful request, on the main thread. */
const MAX_REJECTED = 50;
const MAX_ACCEPTED = 100;
const PRINTED = 15;
/** Number of requests per input. Only the fastest request counts, because the first request may compile functions. */
const ROUNDS = 3;
const FORM = 'application/x-www-form-urlencoded';

type Input = { readonly name: string; readonly path: string; readonly body?: string; readonly type?: string };
type Cost = { readonly what: string; readonly status: number; readonly milliseconds: number };

/** Texts with long runs of one character, which parsers and regular expressions might read repeatedly. */
const longTexts = (length: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['/', '-', '(', ' ', 'a@', '<g>', 'a.', '{{', '\u0301', '%2F', '\\\\'].map((run) => [
      `repeated ${JSON.stringify(run)}`,
      run.repeat(Math.max(1, Math.floor(length / Buffer.byteLength(run)))),
    ]),
  );

const keysOf = (count: number): string => Array.from({ length: count }, (_, nth) => `"k${nth}":null`).join(',');

const namesOf = (call: Call): readonly string[] =>
  Object.keys((call.body as { readonly shape?: object } | undefined)?.shape ?? {});

/**
 * Creates form bodies of the maximum size: long texts (also as each property of the call), many keys, and one repeated
 * key.
 */
function formsOf(call: Call): readonly Input[] {
  const size = bodyLimitOf(call) - 1000;
  const forms = Object.entries(longTexts(size * 0.9)).flatMap(([name, text]) => [
    { name: `${name} as the form`, body: text },
    ...namesOf(call).map((key) => ({
      name: `${name} as ${key} of the form`,
      body: `${key}=${encodeURIComponent(text).slice(0, size - 100)}`,
    })),
  ]);
  const many = {
    name: 'many keys of a form',
    body: Array.from({ length: size / 8 }, (_, nth) => `k${nth}=`).join('&'),
  };
  const repeated = { name: 'one key of a form again and again', body: 'grant_type=a&'.repeat(size / 14) };
  return [...forms, many, repeated].map((form) => ({ ...form, path: call.path, type: FORM }));
}

/** Creates JSON bodies of the maximum size: first with any shape, then with each property of the call. */
function bodiesOf(call: Call): readonly (readonly [name: string, body: string])[] {
  if (!call.body) return [];
  const size = bodyLimitOf(call) - 1000;
  const count = Math.floor(size / 16);
  const values: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(longTexts(size * 0.9)).map(([name, text]) => [name, JSON.stringify(text)])),
    'many keys': `{${keysOf(count)}}`,
    'many numbers': `[${'1,'.repeat(Math.min(count, 90_000))}1]`,
    'many records': `[${'{"a":1},'.repeat(Math.min(count, 20_000))}{}]`,
    'deep lists': `${'['.repeat(count)}${']'.repeat(count)}`,
  };
  const names = namesOf(call);
  return Object.entries(values).flatMap(([name, value]) => [
    [`${name} as the body`, value] as const,
    ...names.filter(() => value.length < size).map((key) => [`${name} as ${key}`, `{"${key}":${value}}`] as const),
  ]);
}

function pathOf(call: Call, companyId: string): string {
  const validParameters: Readonly<Record<string, string>> = {
    rootOrgId: ROOT,
    root: ROOT,
    carrier: ROOT,
    version: '1.0',
  };
  return call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => validParameters[name] ?? companyId);
}

function inputsOf(call: Call, companyId: string): readonly Input[] {
  const path = pathOf(call, companyId);
  const addresses = Object.entries(longTexts(12_000)).map(([name, text]) => ({
    name: `${name} as a parameter`,
    path: call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(text).slice(0, 12_000)),
  }));
  const queries = Object.entries(longTexts(12_000)).map(([name, text]) => ({
    name: `${name} as a query`,
    path: `${path}?search=${encodeURIComponent(text).slice(0, 12_000)}`,
  }));
  if (call.bodyType === 'form') return formsOf(call);
  const bodies = [...bodiesOf(call), ...largestOf(call)].map(([name, body]) => ({ name, path, body }));
  const withoutBody = call.body ? [] : [...(call.path.includes('{') ? addresses : []), ...queries];
  return [...withoutBody, ...bodies];
}

/** Returns valid bodies of the maximum size, if no other input is both valid and as large. */
function largestOf(call: Call): readonly (readonly [name: string, body: string])[] {
  const many = <T>(count: number, entry: (nth: number) => T): readonly T[] =>
    Array.from({ length: count }, (_, nth) => entry(nth));
  switch (call.id) {
    case 'findNamesInUse':
      return [['500 merchants', JSON.stringify({ merchants: many(500, name200) })]];
    case 'keepDraft': {
      const change = (nth: number) => ({ type: 'COMPANY', key: `settings.k${nth}`, value: 'x'.repeat(100) });
      return [['5,000 changes', JSON.stringify({ changes: many(5000, change), history: { undo: [], redo: [] } })]];
    }
    case 'createPreviewLink': {
      const carrier = { rootOrgId: ROOT, productName: 'RETURNS_PORTAL' };
      const rest = { companyId: 'ANY', name: 'Any', carrier, features: {}, products: {} };
      return Object.entries(longTexts(bodyLimitOf(call) * 0.9)).flatMap(([name, text]) =>
        ['orderInstructions', 'termsAndConditionsUrl'].map(
          (key) =>
            [`${name} as ${key} of the snapshot`, JSON.stringify({ configuration: { ...rest, [key]: text } })] as const,
        ),
      );
    }
    default:
      return [];
  }
}

const ruleAt = (nth: number, values: number) => ({
  ruleId: `rule-${nth}`,
  ruleType: 'NON_RETURNABLE_ITEM' as const,
  ruleDescription: `Rule ${nth}`,
  enabled: true,
  rule: {
    priority: 1,
    conditions: {
      all: [
        {
          fact: 'tags' as const,
          operator: 'fullMatch' as const,
          value: Array.from({ length: values }, (_, value) =>
            `tag ${nth} of ${value}, as shops write them`.padEnd(90, '.'),
          ),
        },
      ],
    },
    event: {
      type: 'nonReturnableItem',
      params: { actionId: 'not_returnable', actionValue: { isNotReturnable: true } },
    },
  },
});

/** Creates snapshots with the maximum number of rules: with short conditions, and nearly as large as allowed. */
async function largestSnapshots(origin: string, companyId: string, authorization: string): Promise<readonly Input[]> {
  const { path: read, ...request } = configurationOf(companyId, authorization);
  const document = (await (await fetch(origin + read, request)).json()) as MerchantConfigDocument;
  const published = companyConfigurationOf(document);
  if (!published) throw new Error(`The configuration of ${companyId} cannot be read.`);
  const path = pathOf(createPreviewLink, companyId);
  return [1, 4].map((values) => {
    const rulesConfig = Array.from({ length: MAX_RULES }, (_, nth) => ruleAt(nth, values));
    const body = JSON.stringify({ configuration: previewSnapshot({ ...published, rulesConfig }, published) });
    return { name: `a valid snapshot of ${(body.length / 1e6).toFixed(1)} MB`, path, body };
  });
}

const name200 = (nth: number) => ({ companyId: `C${nth}`, tradingName: `${nth}`.padEnd(200, 'x') });

/** Authorization for each kind of caller. After a 401, signs in again, because a call may have ended the session. */
class Callers {
  readonly #origin: string;
  readonly #staffOf: Readonly<Record<'session' | 'admin', readonly [organisationId: string, username: string]>>;
  readonly #authorizations = new Map<Call['caller'], string>([
    ['client', `Basic ${Buffer.from('returns-portal-admin:').toString('base64')}`],
    ['anyone', ''],
  ]);

  constructor(origin: string, companyId: string) {
    this.#origin = origin;
    this.#staffOf = {
      session: [companyId, `staff@${companyId.toLowerCase()}`],
      admin: [ROOT, admin.email],
    };
  }

  async authorization(caller: Call['caller']): Promise<string> {
    const cached = this.#authorizations.get(caller);
    if (cached !== undefined || caller === 'client' || caller === 'anyone') return cached ?? '';
    const { authorization } = await signInTo(this.#origin, ...this.#staffOf[caller]);
    this.#authorizations.set(caller, authorization);
    return authorization;
  }

  forget(caller: Call['caller']): void {
    if (caller === 'session' || caller === 'admin') this.#authorizations.delete(caller);
  }
}

/**
 * Measures how long hostile requests, and the largest allowed requests, occupy the main thread of the service. Sends
 * various inputs to each call. Prints the most expensive inputs. Returns whether all inputs are within their limit and
 * every call was reached.
 */
export async function measureHostile(origin: string, processId: number, companyId: string): Promise<boolean> {
  const callers = new Callers(origin, companyId);
  const costs: Cost[] = [];
  const unreached: string[] = [];

  async function measure(call: Call, { path, body, type = 'application/json' }: Input): Promise<Omit<Cost, 'what'>> {
    const send = async () => {
      const authorization = await callers.authorization(call.caller);
      const headers = {
        ...(authorization && { authorization }),
        ...(body !== undefined && { 'content-type': type }),
      };
      const before = mainThreadTime(processId);
      const response = await fetch(`${origin}${path}`, { method: call.method, headers, ...(body && { body }) }).catch(
        () => undefined,
      );
      await response?.arrayBuffer();
      return { status: response?.status ?? 0, milliseconds: mainThreadTime(processId) - before };
    };
    let cheapest = await send();
    if (cheapest.status === 401) {
      callers.forget(call.caller);
      cheapest = await send();
    }
    for (let round = 1; round < ROUNDS && cheapest.milliseconds > MAX_REJECTED / 2; round += 1) {
      const next = await send();
      if (next.milliseconds < cheapest.milliseconds) cheapest = next;
    }
    return cheapest;
  }

  const snapshots = await largestSnapshots(origin, companyId, await callers.authorization('session'));
  for (const call of calls.filter(({ events }) => !events)) {
    const statuses = new Set<number>();
    const more = call.id === 'createPreviewLink' ? snapshots : [];
    for (const input of [...inputsOf(call, companyId), ...more]) {
      const cost = await measure(call, input);
      costs.push({ what: `${call.id}: ${input.name}`, ...cost });
      statuses.add(cost.status);
      if (more.includes(input)) {
        console.log(`${cost.milliseconds.toFixed(1).padStart(8)} ms  ${cost.status}  ${input.name}`);
        if (cost.status !== 201) unreached.push(`${input.name} (${cost.status})`);
      }
    }
    const hasInputs = statuses.size > 0 && call.body;
    if (hasInputs && [...statuses].every((status) => [0, 401, 403, 429].includes(status)))
      unreached.push(`${call.id} (${[...statuses].join(', ')})`);
  }
  costs.sort((a, b) => b.milliseconds - a.milliseconds);
  const isOver = ({ status, milliseconds }: Cost): boolean =>
    milliseconds > (status >= 200 && status < 300 ? MAX_ACCEPTED : MAX_REJECTED);
  console.log(`Main thread, ${costs.length} hostile and largest requests, the most expensive first`);
  for (const cost of costs.filter((each, nth) => nth < PRINTED || isOver(each)))
    console.log(
      `${cost.milliseconds.toFixed(1).padStart(8)} ms  ${cost.status}  ${cost.what}${isOver(cost) ? '  TOO SLOW' : ''}`,
    );
  if (unreached.length > 0)
    console.log(`Rejected, though valid or before their body was read: ${unreached.join(', ')}`);
  return !costs.some(isOver) && unreached.length === 0;
}
