import { readFileSync } from 'node:fs';
import { bodyLimitOf } from '../../../contract/bodyLimit.ts';
import type { Call } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import { ROOT } from './requests.ts';
import { signInTo } from './signInTo.ts';

/** Milliseconds of the main thread that a rejected and a successful request may cost. */
const MAX_REJECTED = 50;
const MAX_ACCEPTED = 100;
const PRINTED = 15;
/** Requests of an input, of which the cheapest counts: the first one may find functions that are not compiled yet. */
const ROUNDS = 3;

type Input = { readonly name: string; readonly path: string; readonly body?: string };
type Cost = { readonly what: string; readonly status: number; readonly milliseconds: number };

/** Texts that grow: runs of characters at which parsers and regular expressions may read again what they have read. */
const grown = (length: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['/', '-', '(', ' ', 'a@', '<g>', 'a.', '{{', '\u0301', '%2F', '\\\\'].map((run) => [
      `repeated ${JSON.stringify(run)}`,
      run.repeat(Math.max(1, Math.floor(length / Buffer.byteLength(run)))),
    ]),
  );

const keysOf = (count: number): string => Array.from({ length: count }, (_, nth) => `"k${nth}":null`).join(',');

/** Bodies of the largest size, first of any form, then with each known property of the call. */
function bodiesOf(call: Call): readonly (readonly [name: string, body: string])[] {
  if (!call.body || call.bodyType === 'form') return [];
  const size = bodyLimitOf(call) - 1000;
  const count = Math.floor(size / 16);
  const values: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(grown(size * 0.9)).map(([name, text]) => [name, JSON.stringify(text)])),
    'many keys': `{${keysOf(count)}}`,
    'many numbers': `[${'1,'.repeat(Math.min(count, 90_000))}1]`,
    'many records': `[${'{"a":1},'.repeat(Math.min(count, 20_000))}{}]`,
    'deep lists': `${'['.repeat(count)}${']'.repeat(count)}`,
  };
  const names = Object.keys((call.body as { readonly shape?: object }).shape ?? {});
  return Object.entries(values).flatMap(([name, value]) => [
    [`${name} as the body`, value] as const,
    ...names.filter(() => value.length < size).map((key) => [`${name} as ${key}`, `{"${key}":${value}}`] as const),
  ]);
}

function inputsOf(call: Call, companyId: string): readonly Input[] {
  const known: Readonly<Record<string, string>> = { rootOrgId: ROOT, root: ROOT, carrier: ROOT, version: '1.0' };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? companyId);
  const addresses = Object.entries(grown(12_000)).map(([name, text]) => ({
    name: `${name} as a parameter`,
    path: call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(text).slice(0, 12_000)),
  }));
  const queries = Object.entries(grown(12_000)).map(([name, text]) => ({
    name: `${name} as a query`,
    path: `${path}?search=${encodeURIComponent(text).slice(0, 12_000)}`,
  }));
  const bodies = bodiesOf(call).map(([name, body]) => ({ name, path, body }));
  const withoutBody = call.body ? [] : [...(call.path.includes('{') ? addresses : []), ...queries];
  return [...withoutBody, ...bodies];
}

/** CPU time in milliseconds that the main thread of a process has used (Linux). */
const mainThreadTime = (processId: number): number =>
  Number(readFileSync(`/proc/${processId}/task/${processId}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/**
 * Measures what hostile and largest allowed requests cost the main thread of the service, for a family of inputs of each
 * call. Prints the most expensive ones. Returns whether all are within their limit.
 */
export async function measureHostile(origin: string, processId: number, companyId: string): Promise<boolean> {
  const { authorization } = await signInTo(origin, companyId, `staff@${companyId.toLowerCase()}`);
  const client = `Basic ${Buffer.from('returns-portal-admin:').toString('base64')}`;
  const costs: Cost[] = [];
  for (const call of calls.filter(({ events, caller }) => !events && caller !== 'admin'))
    for (const { name, path, body } of inputsOf(call, companyId)) {
      const headers = {
        authorization: call.caller === 'client' ? client : authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      let [milliseconds, status] = [Infinity, 0];
      for (let round = 0; round < ROUNDS && milliseconds > MAX_REJECTED / 2; round += 1) {
        const before = mainThreadTime(processId);
        const response = await fetch(`${origin}${path}`, { method: call.method, headers, ...(body && { body }) }).catch(
          () => undefined,
        );
        await response?.arrayBuffer();
        status = response?.status ?? 0;
        milliseconds = Math.min(milliseconds, mainThreadTime(processId) - before);
      }
      costs.push({ what: `${call.id}: ${name}`, status, milliseconds });
    }
  costs.sort((a, b) => b.milliseconds - a.milliseconds);
  const isOver = ({ status, milliseconds }: Cost): boolean =>
    milliseconds > (status >= 200 && status < 300 ? MAX_ACCEPTED : MAX_REJECTED);
  console.log(`Main thread, ${costs.length} hostile and largest requests, the most expensive first`);
  for (const cost of costs.filter((each, nth) => nth < PRINTED || isOver(each)))
    console.log(
      `${cost.milliseconds.toFixed(1).padStart(8)} ms  ${cost.status}  ${cost.what}${isOver(cost) ? '  TOO SLOW' : ''}`,
    );
  return !costs.some(isOver);
}
