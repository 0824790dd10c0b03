import { expect, it } from 'vitest';
import { DemoActivity } from '../../../src/infrastructure/demo/DemoActivity.ts';

const actor = { userId: 'mia', name: 'Mia Tran' };

function recorded(): DemoActivity {
  const activity = new DemoActivity();
  for (const [companyId, at] of [
    ['ACME', 0],
    ['ACME', 1],
    ['OTHER', 2],
    ['ACME', 3],
  ] as const)
    activity.record({ rootOrgId: 'HOUSE', companyId, at, actor, action: 'sign-in.accepted' });
  return activity;
}

it("DemoActivity reports each owner's audit log as intact if each entry contains the hash of the previous entry [API-1]", () => {
  expect(recorded().verify('HOUSE')).toMatchObject({ kind: 'intact', entries: 4 });
  expect(recorded().verify('ANOTHER')).toMatchObject({ kind: 'intact', entries: 0 });
});

it('DemoActivity returns the first entry of the audit log whose hash is wrong [API-1]', () => {
  const activity = recorded();
  const second = activity.find('HOUSE', 'ACME', 2);
  const entry = activity.entries('HOUSE').find(({ hash }) => hash === second?.hash);
  if (!entry) throw new Error('not there');
  Object.assign(entry, { hash: 'f'.repeat(64) });
  expect(activity.verify('HOUSE')).toEqual({ kind: 'broken', companyId: 'ACME', sequence: 2 });
});
