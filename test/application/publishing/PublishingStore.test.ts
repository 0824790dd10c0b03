import { beforeEach, describe, expect, it } from 'vitest';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { inMemoryPublishGateway } from '../../../src/infrastructure/publishing/inMemoryPublishGateway.ts';
import { aReason, companyId } from '../../support/samples/builders.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import type { Fault } from '../../support/fakes/Faults.ts';
import { settled } from '../../support/settled.ts';
import {
  anEnvironment,
  liveOf,
  openWorkspace,
  REFETCH_DELAY,
  type Environment,
  type Workspace,
} from '../../support/workspace.ts';

let environment: Environment;
let mine: Workspace;

beforeEach(async () => {
  environment = anEnvironment();
  mine = await openWorkspace(environment);
});

const reworded = aReason({ description: 'Reworded' });
const added = aReason({ code: 'NEW', description: 'Something else' });
const lapse = (publishId: string) =>
  inMemoryPublishGateway(environment.service).giveUp(
    { rootOrgId: 'OWNER', companyId: companyId('ACME') },
    publishId,
    'lapsed',
  );
const liveTexts = () => liveOf(environment).reasons.map(({ description }) => description);
const shownTexts = (workspace = mine) => workspace.shown().map(({ description }) => description);

/** Another user of the company publishes, without network faults. */
async function othersPublish(act: (workspace: Workspace) => void): Promise<void> {
  const { service, clock } = environment;
  const theirs = await openWorkspace(
    { ...anEnvironment(), service, clock, ids: new CountingIds('theirs') },
    { userId: 'user-2' },
  );
  act(theirs);
  await theirs.publish();
  expect(theirs.publishing.state.kind).toBe('published');
  theirs.leave();
}

async function reload(): Promise<void> {
  mine.leave();
  mine = await openWorkspace(environment);
}

describe('PublishingStore', () => {
  it('disables publishing without a return address, and reports this as a problem [WH-9]', async () => {
    const { company } = mine;
    const { published } = company;
    if (!published) expect.fail('nothing is published');
    company.adopt({ ...published, configuration: { ...published.configuration, warehousesConfig: [] } });
    mine.save(reworded);
    expect(mine.publishing.problems).toContainEqual(
      expect.objectContaining({ problem: 'returnAddresses.addAddressMessage', feature: 'warehouses' }),
    );
    expect(mine.publishing.canPublish).toBe(false);
  });

  it('publishes all pending changes as one revision [PB-1]', async () => {
    mine.save(reworded);
    mine.save(added);
    mine.arrange(['NEW', 'SIZE', 'DAMAGED', 'MIND']);
    await mine.publish();
    expect(mine.publishing.state).toEqual({ kind: 'published' });
    expect(liveOf(environment)).toMatchObject({ revision: '"r2"' });
    expect(liveTexts()).toEqual(['Something else', 'Reworded', 'Arrived damaged', 'Changed my mind']);
    expect(mine.changes.count).toBe(0);
    expect(shownTexts()).toEqual(liveTexts());
    expect(mine.publishing.receipt).toMatchObject({ changeCount: 3, revision: '"r2"' });
  });

  it('disables publishing if no change is pending, during a publish, and right after a publish [PB-2]', async () => {
    expect(mine.publishing.canPublish).toBe(false);
    mine.save(reworded);
    expect(mine.publishing.canPublish).toBe(true);
    environment.faults.plan('company', 'held');
    const running = mine.publish();
    await settled();
    expect(mine.publishing).toMatchObject({ isPublishing: true, canPublish: false, hasUnsavedChanges: true });
    mine.save(added);
    await mine.publish();
    environment.faults.release();
    await running;
    expect(mine.publishing).toMatchObject({ isPublishing: false, canPublish: false, hasUnsavedChanges: false });
    expect(liveOf(environment).revision).toBe('"r2"');
  });

  it('reads the configuration again some time after a publish, and then shows no changes and a new logo version [PB-8]', async () => {
    mine.save(reworded);
    await mine.publish();
    environment.clock.advance(REFETCH_DELAY - 1);
    expect(mine.publishing.state.kind).toBe('published');
    expect(mine.company.logoVersion).toBeUndefined();
    const reads = environment.faults.asked.filter((call) => call === 'read:ACME').length;
    environment.clock.advance(1);
    await settled();
    expect(mine.publishing.state.kind).toBe('no-changes');
    expect(environment.faults.asked.filter((call) => call === 'read:ACME')).toHaveLength(reads + 1);
    expect(mine.company.logoVersion).toBe(environment.clock.now());
  });

  it('shows an uploaded logo, and adds a timestamp to the URL of the logo after the next read [PB-8]', async () => {
    const { application, company } = mine;
    const { configuration } = company;
    if (!configuration) throw new Error('nothing is open');
    // The demo uses the image itself as its URL. A real service stores the image at a URL of its own.
    const assets = { logoImage: '/assets/logo.png' };
    application.uploadLogo = (path, _image, write) => application.update(path, { assets }, write);
    mine.changes.edit([editPart(configuration, { kind: 'logo' }, 'data:image/png;base64,AAAA')]);
    await mine.publish();
    expect(mine.company.logoUrl).toBe('data:image/png;base64,AAAA');
    environment.clock.advance(REFETCH_DELAY - 1);
    await settled();
    expect(mine.company.logoUrl).toBe('data:image/png;base64,AAAA');
    environment.clock.advance(1);
    await settled();
    expect(mine.company.logoUrl).toBe(`/assets/logo.png?v=${environment.clock.now()}`);
  });

  it('reads the configuration again some time after a publish, even if the user dismissed the receipt [PB-8]', async () => {
    mine.save(reworded);
    await mine.publish();
    mine.publishing.dismiss();
    const reads = environment.faults.asked.filter((call) => call === 'read:ACME').length;
    environment.clock.advance(REFETCH_DELAY);
    await settled();
    expect(environment.faults.asked.filter((call) => call === 'read:ACME')).toHaveLength(reads + 1);
  });

  it('reports the state and the duration of each publish step [PB-13]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'held');
    const running = mine.publish();
    await settled();
    expect(mine.publishing.steps).toMatchObject([{ step: 'company', state: 'running', changeCount: 1 }]);
    environment.clock.advance(40);
    environment.faults.release();
    await running;
    expect(mine.publishing.steps).toMatchObject([{ step: 'company', state: 'done', elapsed: 40 }]);
  });
});

describe('in case of failures,', () => {
  const unknown: readonly Fault[] = ['lost-before', 'lost-after', 'timed-out', 'server-error', 'server-error-after'];
  const cases = ['open', 'company', 'complete'].flatMap((call) => unknown.map((fault) => [call, fault] as const));

  it.each(cases)(
    'a publish that fails at the call %s by the fault %s keeps all changes, and a retry with the same keys publishes them [PB-13] [PB-14]',
    async (call, fault) => {
      mine.save(reworded);
      mine.save(added);
      const before = mine.changes.list;
      environment.faults.plan(call, fault);
      await mine.publish();
      expect(mine.publishing.notice).toMatchObject({ kind: 'failure' });
      expect(mine.changes.list).toEqual(before);
      expect(mine.publishing.canPublish).toBe(true);

      await mine.publish();
      expect(mine.publishing.state.kind).toBe('published');
      expect(liveTexts()).toEqual(['Reworded', 'Arrived damaged', 'Changed my mind', 'Something else']);
      expect(liveOf(environment).revision).toBe('"r2"');
      const writes = environment.faults.asked.filter((each) => !each.startsWith('read:'));
      expect(new Set(writes.map((each) => each.split(':')[1])).size).toBe(1);
      expect(mine.changes.count).toBe(0);
    },
  );

  it.each(cases)(
    'a publish that failed at the call %s by the fault %s can be completed after a reload [PB-13] [PB-14] [PC-9]',
    async (call, fault) => {
      mine.save(reworded);
      mine.save(added);
      environment.faults.plan(call, fault);
      await mine.publish();
      await reload();
      expect(shownTexts()).toEqual(['Reworded', 'Arrived damaged', 'Changed my mind', 'Something else']);
      await mine.publish();
      expect(liveTexts()).toEqual(shownTexts());
      expect(liveOf(environment).revision).toBe('"r2"');
      expect(mine.changes.count).toBe(0);
      expect(mine.journal.read('ACME')).toBeUndefined();
    },
  );

  it.each(cases)(
    'edits made after a publish failed at the call %s by the fault %s are part of the next publish [PB-13] [PB-15]',
    async (call, fault) => {
      mine.save(reworded);
      environment.faults.plan(call, fault);
      await mine.publish();
      mine.save(aReason({ description: 'Better still' }));
      await mine.publish();
      // If only the response was lost, the page does not know the new revision and first shows a conflict.
      if (mine.publishing.conflict) {
        expect(mine.publishing.conflict.conflicts).toMatchObject([{ theirs: reworded }]);
        mine.publishing.settleConflict(new Set(['returnReasons.reason.SIZE']));
        await mine.publish();
      }
      expect(mine.publishing.state.kind).toBe('published');
      expect(liveTexts()[0]).toBe('Better still');
      expect(environment.service.company('ACME')?.history.latest()).toBeDefined();
      expect(mine.changes.count).toBe(0);
    },
  );

  it('a failed publish shows its failed step, is reported to analytics, and hides a general message after a delay [PB-7] [PB-8] [PB-13]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'server-error');
    await mine.publish();
    expect(mine.publishing.notice).toEqual({
      kind: 'failure',
      failure: { step: 'company', call: 'update', cause: { kind: 'unavailable' } },
    });
    expect(mine.publishing.steps).toMatchObject([{ step: 'company', state: 'failed' }]);
    expect(environment.analytics.events).toEqual([
      { type: 'publishing_failure', properties: { kind: 'unavailable', step: 'company' } },
    ]);
    environment.clock.advance(REFETCH_DELAY);
    expect(mine.publishing.state).toEqual({ kind: 'no-changes' });
    expect(mine.publishing.notice).toEqual({ kind: 'unsaved' });
    expect(mine.publishing.stopped).toBeDefined();
    expect(mine.company.logoVersion).toBe(environment.clock.now());
  });

  it('the message of an admin’s failed publish is shown until the admin dismisses it [PB-7] [RP-1]', async () => {
    mine = await openWorkspace(environment, { isAdmin: true });
    mine.save(reworded);
    environment.faults.plan('company', 'server-error');
    await mine.publish();
    environment.clock.advance(REFETCH_DELAY);
    expect(mine.publishing.state.kind).toBe('no-changes');
    expect(mine.publishing.notice).toMatchObject({ kind: 'failure', failure: { cause: { kind: 'unavailable' } } });
    mine.publishing.dismiss();
    expect(mine.publishing.notice).toEqual({ kind: 'unsaved' });
  });

  it('a specific message of a failed publish is shown until the user dismisses it [PB-7]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'name-taken');
    await mine.publish();
    environment.clock.advance(REFETCH_DELAY);
    expect(mine.publishing.notice).toMatchObject({
      kind: 'failure',
      failure: { cause: { message: 'constants.apiErrors.tradingNameExists' } },
    });
    mine.publishing.dismiss();
    expect(mine.publishing.notice).toEqual({ kind: 'unsaved' });
  });

  it('the message of a failed publish with an unknown error code disappears after a delay [PB-7] [ER-3]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'rejected');
    await mine.publish();
    expect(mine.publishing.notice).toMatchObject({ kind: 'failure', failure: { cause: { kind: 'rejected' } } });
    environment.clock.advance(REFETCH_DELAY);
    expect(mine.publishing.notice).toEqual({ kind: 'unsaved' });
    expect(mine.publishing.stopped).toBeDefined();
  });

  it('a publish that fails because another user has an open publish can be retried after the open publish has ended', async () => {
    mine.save(reworded);
    environment.faults.plan('open', 'busy');
    await mine.publish();
    expect(mine.publishing.notice).toMatchObject({ failure: { cause: { kind: 'busy' } } });
    await mine.publish();
    expect(liveTexts()[0]).toBe('Reworded');
  });

  it('a failed publish is cancelled before a publish of other changes starts, even if cancelling first fails [PB-14]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'server-error');
    await mine.publish();
    mine.save(added);
    environment.faults.plan('giveUp', 'lost-before', 'lost-after');
    await mine.publish();
    expect(mine.publishing.notice).toMatchObject({ failure: { cause: { kind: 'unreachable' } } });
    await reload();
    await mine.publish();
    expect(mine.publishing.notice).toMatchObject({ failure: { cause: { kind: 'unreachable' } } });
    await mine.publish();
    expect(liveTexts()).toEqual(['Reworded', 'Arrived damaged', 'Changed my mind', 'Something else']);
    expect(liveOf(environment).revision).toBe('"r2"');
  });

  it('a failed publish can be continued after a reload, unless all its changes were discarded', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'server-error');
    await mine.publish();
    await reload();
    expect(mine.publishing.stopped).toMatchObject({ companyId: 'ACME', publishId: expect.any(String) });
    expect(mine.publishing.steps).toMatchObject([{ step: 'company', state: 'waiting' }]);
    mine.changes.discard();
    await reload();
    expect(mine.publishing.stopped).toBeUndefined();
    expect(mine.journal.read('ACME')).toBeUndefined();
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"attemptId":1}',
    '{"attemptId":"a","done":[],"companyId":"ACME"}',
    '{"attemptId":"a","done":[],"changes":[5],"companyId":"ACME"}',
  ])('a failed publish cannot be continued if its stored progress is %s', async (text) => {
    mine.save(reworded);
    environment.storage.write('publishAttempt/ACME', text);
    await reload();
    expect(mine.publishing.stopped).toBeUndefined();
    await mine.publish();
    expect(liveTexts()[0]).toBe('Reworded');
  });
});

describe('while a publish runs,', () => {
  async function publishWhile(act: () => void): Promise<void> {
    environment.faults.plan('company', 'held');
    const running = mine.publish();
    await settled();
    act();
    environment.faults.release();
    await running;
  }

  it('new edits remain pending, with the published values as original values [PB-13]', async () => {
    mine.save(reworded);
    await publishWhile(() => {
      mine.save(aReason({ description: 'Better still' }));
      mine.save(added);
    });
    expect(liveTexts()).toEqual(['Reworded', 'Arrived damaged', 'Changed my mind']);
    expect(shownTexts()).toEqual(['Better still', 'Arrived damaged', 'Changed my mind', 'Something else']);
    expect(mine.changes.get('returnReasons.reason.SIZE')?.originalValue).toEqual(reworded);
    environment.clock.advance(REFETCH_DELAY);
    await mine.publish();
    expect(liveTexts()).toEqual(shownTexts());
  });

  it('edits that undo a change of that publish become new pending changes [PB-13]', async () => {
    mine.save(reworded);
    mine.save(added);
    await publishWhile(() => mine.changes.undo());
    expect(liveTexts()).toHaveLength(4);
    expect(shownTexts()).toEqual(['Reworded', 'Arrived damaged', 'Changed my mind']);
    environment.clock.advance(REFETCH_DELAY);
    await mine.publish();
    expect(liveTexts()).toEqual(shownTexts());
  });

  it('new edits are restored if the user leaves the company, and no receipt is shown [PB-1]', async () => {
    mine.save(reworded);
    await publishWhile(() => mine.company.close());
    expect(liveTexts()[0]).toBe('Reworded');
    expect(mine.publishing.receipt).toBeUndefined();
    await reload();
    expect(mine.changes.count).toBe(0);
  });
});

describe('in case of conflicts,', () => {
  const theirs = aReason({ description: 'Theirs' });

  it('another user’s publish is shown with both values, and is overwritten only if the user chooses their own value [PB-15]', async () => {
    mine.save(reworded);
    await othersPublish((other) => other.save(theirs));
    await mine.publish();
    expect(mine.publishing.conflict).toMatchObject({
      conflicts: [{ mine: { value: reworded }, theirs }],
      changes: [],
      by: { revision: '"r2"' },
    });
    expect(mine.publishing.canPublish).toBe(false);
    expect(liveTexts()[0]).toBe('Theirs');
    expect(mine.publishing.state).toEqual({ kind: 'no-changes' });
    mine.publishing.settleConflict(new Set(['returnReasons.reason.SIZE']));
    expect(liveTexts()[0]).toBe('Theirs');
    await mine.publish();
    expect(liveTexts()[0]).toBe('Reworded');
  });

  it('another user’s value is not overwritten if the user chooses it, and other changes of the user remain pending [PB-15]', async () => {
    mine.save(reworded);
    mine.save(added);
    await othersPublish((other) => other.save(theirs));
    await mine.publish();
    mine.publishing.settleConflict(new Set());
    expect(shownTexts()).toEqual(['Theirs', 'Arrived damaged', 'Changed my mind', 'Something else']);
    await mine.publish();
    expect(liveTexts()).toEqual(shownTexts());
  });

  it('another user’s publish of other values is merged with the user’s changes, and shown before anything is sent [PB-15]', async () => {
    mine.save(reworded);
    await othersPublish((other) => other.remove('MIND'));
    await mine.publish();
    expect(mine.publishing.conflict).toMatchObject({ conflicts: [], changes: [{ value: reworded }] });
    mine.publishing.settleConflict(new Set());
    await mine.publish();
    expect(liveTexts()).toEqual(['Reworded', 'Arrived damaged']);
  });

  it('another user’s publish does not affect edits that the user makes while the conflict is shown [PB-15]', async () => {
    mine.save(reworded);
    await othersPublish((other) => other.save(theirs));
    await mine.publish();
    mine.save(added);
    mine.publishing.settleConflict(new Set());
    expect(shownTexts()).toEqual(['Theirs', 'Arrived damaged', 'Changed my mind', 'Something else']);
  });

  it('if an edit that was made during a conflict conflicts too, the second conflict is shown at the next click on Publish [PB-15]', async () => {
    mine.save(reworded);
    await othersPublish((other) => {
      other.save(theirs);
      other.save(aReason({ code: 'MIND', description: 'Theirs as well' }));
    });
    await mine.publish();
    mine.save(aReason({ code: 'MIND', description: 'Mine as well' }));
    mine.publishing.settleConflict(new Set());
    expect(shownTexts()).toEqual(['Theirs', 'Arrived damaged', 'Mine as well']);
    await mine.publish();
    expect(mine.publishing.conflict?.conflicts).toMatchObject([{ theirs: { description: 'Theirs as well' } }]);
    expect(liveTexts()[2]).toBe('Theirs as well');
  });

  it('a conflict that the user dismissed is shown again at the next click on Publish [PB-15]', async () => {
    mine.save(reworded);
    await othersPublish((other) => other.save(theirs));
    await mine.publish();
    mine.publishing.dismiss();
    expect(shownTexts()[0]).toBe('Reworded');
    await mine.publish();
    expect(mine.publishing.conflict?.conflicts).toHaveLength(1);
    expect(liveTexts()[0]).toBe('Theirs');
  });

  it('a failure that can be retried is reported if the other user’s configuration cannot be read [PB-13] [PB-15]', async () => {
    mine.save(reworded);
    await othersPublish((other) => other.save(theirs));
    environment.faults.plan('read', 'lost-before');
    await mine.publish();
    expect(mine.publishing.notice).toMatchObject({ kind: 'failure', failure: { cause: { kind: 'stale' } } });
    await mine.publish();
    expect(mine.publishing.conflict?.conflicts).toHaveLength(1);
  });

  it('another user’s publish is shown as a conflict before the first call if the page was reloaded [PB-15] [PC-9]', async () => {
    mine.save(reworded);
    await othersPublish((other) => other.save(theirs));
    await reload();
    expect(shownTexts()[0]).toBe('Reworded');
    environment.faults.asked.length = 0;
    await mine.publish();
    expect(mine.publishing.conflict?.conflicts).toMatchObject([{ theirs }]);
    expect(environment.faults.asked).toEqual([]);
  });

  it('another user’s publish between a failed publish and a reload causes a new attempt with new keys [PB-14] [PB-15]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'lost-after');
    await mine.publish();
    const draft = mine.publishing.stopped?.publishId ?? '';
    // The lease of this user's draft expires, and another user publishes.
    await lapse(draft);
    await othersPublish((other) => other.remove('MIND'));
    await reload();
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
    expect(liveTexts()).toEqual(['Reworded', 'Arrived damaged']);
    const keys = environment.faults.asked.filter((call) => call.startsWith('company:'));
    expect(new Set(keys).size).toBe(2);
  });

  it('a stopped publish is cancelled if another user has published meanwhile, and the conflict is shown [PB-15]', async () => {
    mine.save(reworded);
    environment.faults.plan('complete', 'lost-before');
    await mine.publish();
    await lapse(mine.publishing.stopped?.publishId ?? '');
    await othersPublish((other) => other.save(theirs));
    await mine.publish();
    expect(mine.publishing.conflict?.conflicts).toMatchObject([{ theirs }]);
    expect(liveTexts()[0]).toBe('Theirs');
  });
});

describe('a service without publish sessions', () => {
  beforeEach(async () => {
    mine = await openWorkspace(environment, { companyId: 'SOLO', carrier: 'YAMATO' });
  });

  it('applies a write only once if it is repeated with the same idempotency key [PB-14]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'lost-after');
    await mine.publish();
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
    expect(liveOf(environment, 'SOLO').revision).toBe('"r2"');
  });
});

describe('for admins,', () => {
  beforeEach(async () => {
    mine.leave();
    mine = await openWorkspace(environment, { isAdmin: true });
    environment.faults.noted.length = 0;
  });

  it('a publish requests an app token before it sends anything [AU-15] [RP-1]', async () => {
    mine.save(reworded);
    await mine.publish();
    expect(mine.publishing.state).toEqual({ kind: 'published' });
    expect(environment.faults.noted).toEqual(['app-token:session', 'open:app', 'company:app', 'complete:app']);
  });

  it('a publish sends nothing if no app token is issued, and shows the failure until the publish is retried [AU-15] [PB-7]', async () => {
    environment.faults.plan('app-token', 'rejected');
    mine.save(reworded);
    await mine.publish();
    expect(mine.publishing.stoppedBy).toMatchObject({ cause: { kind: 'rejected' } });
    expect(environment.faults.effects.some((call) => call.startsWith('open'))).toBe(false);
    environment.clock.advance(REFETCH_DELAY);
    expect(mine.publishing.notice).toMatchObject({ kind: 'failure' });
    await mine.publish();
    expect(mine.publishing.state).toEqual({ kind: 'published' });
  });

  it('a stopped publish is cancelled with a new app token [AU-15] [RP-1]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'rejected');
    await mine.publish();
    environment.faults.noted.length = 0;
    await mine.publishing.giveUp();
    expect(mine.publishing.stopped).toBeUndefined();
    expect(environment.faults.noted).toEqual(['app-token:session', 'giveUp:app']);
  });

  it('a stopped publish is not cancelled if no app token is issued for cancelling it [AU-15] [PB-13]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'rejected');
    await mine.publish();
    const { stopped } = mine.publishing;
    environment.faults.plan('app-token', 'server-error');
    await mine.publishing.giveUp();
    expect(mine.publishing.stopped).toBe(stopped);
    expect(mine.publishing.stoppedBy).toEqual({ cause: { kind: 'unavailable' } });
    await mine.publishing.giveUp();
    expect(mine.publishing.stopped).toBeUndefined();
  });

  it('if another user published first, the same app token cancels the publish and reads the configuration [AU-15] [PB-15]', async () => {
    mine.save(reworded);
    environment.faults.plan('complete', 'stale');
    await mine.publish();
    expect(mine.publishing.conflict).toBeDefined();
    const [issued, ...others] = environment.faults.noted;
    expect(issued).toBe('app-token:session');
    expect(others).toEqual(['open:app', 'company:app', 'complete:app', 'giveUp:app', 'read:app', 'latest:app']);
  });

  it('a new publish cancels the stopped publish first, with its own app token [AU-15] [PB-13]', async () => {
    mine.save(reworded);
    environment.faults.plan('company', 'rejected');
    await mine.publish();
    environment.faults.noted.length = 0;
    mine.save(added);
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
    const others = ['giveUp:app', 'open:app', 'company:app', 'complete:app'];
    expect(environment.faults.noted).toEqual(['app-token:session', ...others]);
  });
});

it('a merchant’s publish uses the access token of the session for all calls, also for cancelling [AU-15] [RP-1]', async () => {
  mine.save(reworded);
  environment.faults.plan('company', 'rejected');
  await mine.publish();
  await mine.publishing.giveUp();
  await mine.publish();
  expect(mine.publishing.state.kind).toBe('published');
  expect(new Set(environment.faults.noted.map((each) => each.split(':')[1]))).toEqual(new Set(['session']));
  expect(environment.faults.asked.some((call) => call.startsWith('app-token'))).toBe(false);
});
