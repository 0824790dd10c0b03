import { beforeEach, describe, expect, it } from 'vitest';
import { PublishGateway } from '../../../src/application/publishing/PublishGateway.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { inMemoryPublishGateway } from '../../../src/infrastructure/publishing/inMemoryPublishGateway.ts';
import { faultyPublishes } from '../../support/fakes/faultyGateways.ts';
import type { Fault } from '../../support/fakes/Faults.ts';
import { anEnvironment, liveOf, openWorkspace, type Environment, type Workspace } from '../../support/workspace.ts';

const stored = ['pendingChanges/user-1/ACME', 'publishAttempt/ACME'];

let environment: Environment;
let mine: Workspace;
/** Release of the code that the test simulates. */
let release: 'earlier' | 'this';

/** Release 2.1 stored a removal as the text "removed". */
const asBefore = (text: string): string => text.replaceAll('"value":{"removed":true}', '"value":"removed"');

/** Sends changes in the format of the simulated release. The service rejects a reused key with different content. */
function ofRelease(gateway: PublishGateway): PublishGateway {
  return {
    open: async (company, request) => {
      const text = JSON.stringify(request.changes);
      const changes = JSON.parse(release === 'earlier' ? asBefore(text) : text) as PendingChange[];
      return gateway.open(company, { ...request, changes });
    },
    complete: (...given) => gateway.complete(...given),
    giveUp: (...given) => gateway.giveUp(...given),
    latest: (...given) => gateway.latest(...given),
  };
}

const openPage = () =>
  openWorkspace(environment, {
    replace: (bind) => {
      const { service, faults } = environment;
      const gateway = faultyPublishes(ofRelease(inMemoryPublishGateway(service)), faults);
      provide(bind, PublishGateway, [], () => gateway);
    },
  });

/** Reloads the page with stored data in the format of the earlier release. */
async function reloadFromEarlierRelease(): Promise<void> {
  mine.leave();
  for (const key of stored) {
    const text = environment.storage.read(key);
    if (text !== undefined) environment.storage.write(key, asBefore(text));
  }
  release = 'this';
  mine = await openPage();
}

beforeEach(async () => {
  environment = anEnvironment();
  release = 'earlier';
  mine = await openPage();
  mine.remove('DAMAGED');
});

describe('after an update from an earlier release,', () => {
  it('data stored in the tab is restored as pending changes, which can be published [PC-9] [PB-1]', async () => {
    await reloadFromEarlierRelease();
    expect(mine.changes.list).toMatchObject([{ key: 'returnReasons.reason.DAMAGED', value: { removed: true } }]);
    expect(mine.shown().map(({ code }) => code)).toEqual(['SIZE', 'MIND']);
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
    expect(liveOf(environment).reasons.map(({ code }) => code)).toEqual(['SIZE', 'MIND']);
    expect(environment.storage.read(stored[0] ?? '')).toBeUndefined();
  });

  it('a stopped publish continues without repeating calls [PB-13] [PB-14]', async () => {
    environment.faults.plan('complete', 'lost-before');
    await mine.publish();
    await reloadFromEarlierRelease();
    await mine.publish();
    expect(liveOf(environment)).toMatchObject({ revision: '"r2"' });
    expect(environment.faults.effects.filter((call) => call.startsWith('open:'))).toHaveLength(1);
    expect(environment.faults.effects.filter((call) => call.startsWith('company:'))).toHaveLength(1);
    expect(mine.journal.read('ACME')).toBeUndefined();
  });

  const calls = ['open', 'company', 'complete'] as const;
  const faults: readonly Fault[] = ['lost-before', 'lost-after', 'server-error-after'];
  it.each(calls.flatMap((call) => faults.map((fault) => [call, fault] as const)))(
    'a publish is completed after its call "%s" failed by %s [PB-13] [PB-15]',
    async (call, fault) => {
      environment.faults.plan(call, fault);
      await mine.publish();
      await reloadFromEarlierRelease();
      await mine.publish();
      expect(liveOf(environment).reasons.map(({ code }) => code)).toEqual(['SIZE', 'MIND']);
      expect(liveOf(environment).revision).toBe('"r2"');
      expect(mine.changes.count).toBe(0);
    },
  );
});
