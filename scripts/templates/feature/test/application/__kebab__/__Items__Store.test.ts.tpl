import { beforeEach, expect, it } from 'vitest';
import { Add__Item__ } from '../../../src/application/__kebab__/Add__Item__.ts';
import { List__Items__ } from '../../../src/application/__kebab__/List__Items__.ts';
import { __Items__Store } from '../../../src/application/__kebab__/__Items__Store.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { InMemory__Item__Gateway } from '../../../src/infrastructure/__kebab__/InMemory__Item__Gateway.ts';

const company = 'NORTHWIND' as CompanyId;
let store: __Items__Store;

beforeEach(() => {
  let count = 0;
  const gateway = new InMemory__Item__Gateway({ next: () => `id-${(count += 1)}` });
  store = new __Items__Store(new List__Items__(gateway), new Add__Item__(gateway));
});

it('shows what was added without reading again', async () => {
  await store.load(company);
  await store.add(company, 'North');
  expect(store.state).toEqual({ kind: 'ready', items: [{ id: 'id-1', name: 'North' }] });
});

it('shows the company that was asked for last', async () => {
  await store.load(company);
  await store.add(company, 'North');
  await Promise.all([store.load(company), store.load('OTHER' as CompanyId)]);
  expect(store.state).toEqual({ kind: 'ready', items: [] });
});
