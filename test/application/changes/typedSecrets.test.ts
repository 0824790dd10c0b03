import { describe, expect, it } from 'vitest';
import { PendingChangesArchive } from '../../../src/application/changes/PendingChangesArchive.ts';
import { PublishAttemptArchive } from '../../../src/application/publishing/attempts/PublishAttemptArchive.ts';
import { carrierChanges } from '../../../src/domain/carriers/changes/carrierChanges.ts';
import { carriersOf, withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { unsentRows } from '../../../src/domain/changes/drafts/unsentRows.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { SECRET, usps } from '../../support/samples/secretCarrier.ts';
import { changeSubjects, problemsOf, withChanges } from '../../support/changes.ts';

const published = [usps(SECRET_MASK)];
const configuration = withCarriers(aCompanyConfiguration(), published);
const replaced: readonly PendingChange[] = carrierChanges(published, published, [usps(SECRET)]);

class WatchedStorage extends InMemoryStorage {
  readonly written: string[] = [];

  override write(key: string, value: string): boolean {
    this.written.push(value);
    return super.write(key, value);
  }
}

describe('before a publish,', () => {
  it('a typed carrier secret is never written to browser storage, and is required again after a reload [CR-6] [PC-9]', () => {
    const storage = new WatchedStorage();
    const archive = new PendingChangesArchive(storage, changeSubjects);
    const owner = { userId: 'user-1', companyId: 'ACME' };
    archive.writeUnsent(owner, unsentRows(new Map(), new Map(replaced.map((change) => [change.key, change]))));
    expect(carriersOf(withChanges(configuration, replaced))).toEqual([usps(SECRET)]);
    expect(storage.written.length).toBeGreaterThan(0);
    expect(storage.written.join()).not.toContain(SECRET);
    const storedChanges = archive.readUnsent(owner).flatMap(({ change }) => change ?? []);
    const after = withChanges(configuration, storedChanges);
    expect(carriersOf(after)).toEqual([usps('')]);
    expect(problemsOf({ before: configuration, after })).toEqual([
      { problem: 'changes.problems.carrierSecretNeeded', isBlocking: true, code: 'USPS' },
    ]);
  });

  it('a typed carrier secret is not stored with a publish attempt [CR-6] [PB-14]', () => {
    const storage = new WatchedStorage();
    const archive = new PublishAttemptArchive(storage, changeSubjects);
    archive.write({ attemptId: 'attempt-1', companyId: 'ACME', changes: replaced, done: [] });
    expect(storage.written.join()).not.toContain(SECRET);
    expect(archive.read('ACME')?.changes.map(({ key }) => key)).toEqual(replaced.map(({ key }) => key));
  });
});
