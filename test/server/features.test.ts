import { afterAll, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { features, registry } from '../../server/features/features.ts';
import { knownActions } from '../../src/domain/activity/activityKinds.ts';
import { changeKeys, featureNames } from '../../src/domain/features/featureNames.ts';
import { startTestServer } from '../support/server/httpServer.ts';

const server = await startTestServer();
afterAll(() => server.close());

type Module = Readonly<Record<string, unknown>>;
const contract = Object.values(import.meta.glob<Module>('../../contract/**/*.ts', { eager: true }));
const manifests = Object.values(import.meta.glob<Module>('../../server/features/*.ts', { eager: true }));

const isCall = (value: unknown): value is Call => {
  const { id, method, path } = (value ?? {}) as Partial<Call>;
  return [id, method, path].every((part) => typeof part === 'string');
};

const idsOf = (list: readonly Call[]): readonly string[] => list.map(({ id }) => id).toSorted();

describe('the features of the service', () => {
  it('register a handler for every call of the contract exactly once [API-1]', () => {
    expect(idsOf(server.served.map(({ call }) => call))).toEqual(idsOf(calls));
  });

  it('are compared with a list that contains every call of the contract [API-1]', () => {
    const stated = contract.flatMap(Object.values).filter(isCall);
    expect(idsOf(calls)).toEqual(idsOf([...new Set(stated)]));
  });

  it('include every feature manifest, with unique names', () => {
    const exported: readonly unknown[] = manifests.flatMap(Object.values);
    const present = exported.filter((value) => typeof (value as { serves?: unknown } | null)?.serves === 'function');
    expect(new Set(features)).toEqual(new Set(present));
    expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
  });

  it('include every action of the audit log exactly once [PB-16]', () => {
    expect(features.flatMap((feature) => feature.auditActions).toSorted()).toEqual(knownActions.toSorted());
  });

  it('declare readers for the change types of every client feature [PB-16]', () => {
    const changing = featureNames.filter((name) => changeKeys[name].changes.length > 0);
    expect(changing.filter((name) => !registry.has(name))).toEqual([]);
  });
});
