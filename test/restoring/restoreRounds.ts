import type { HistoryGateway } from '../../src/application/history/HistoryGateway.ts';
import type { RestoreRevision } from '../../src/application/history/RestoreRevision.ts';
import type { PendingChangesStore } from '../../src/application/changes/PendingChangesStore.ts';
import type { CompanyStore } from '../../src/application/company/CompanyStore.ts';
import type { PublishingStore } from '../../src/application/publishing/PublishingStore.ts';
import { canonicalJson } from '../../server/application/shared/canonicalJson.ts';
import { settled } from '../support/settled.ts';
import { randomOf } from './random.ts';
import { randomRevision } from './randomRevision.ts';
import { changesBetween } from '../support/changes.ts';

export type RestoringPage = {
  readonly company: CompanyStore;
  readonly changes: PendingChangesStore;
  readonly publishing: PublishingStore;
  readonly restore: RestoreRevision;
  readonly history: HistoryGateway;
  /** Reads the document of a revision as the service stores it, without its entity tag. */
  kept(revision: string): Promise<unknown>;
};

/**
 * Tests restoring `count` times. Each time, publishes random edits, makes further edits, restores a random earlier
 * revision and publishes it. Returns a difference for each result that does not equal its revision byte for byte.
 */
export async function restoreRounds(page: RestoringPage, count: number, seed: number): Promise<readonly string[]> {
  const random = randomOf(seed);
  const { company, changes, restore, history } = page;
  const configurationOf = () => {
    if (!company.configuration) throw new Error('There is no configuration.');
    return company.configuration;
  };
  const revisions = [revisionOf(page)];
  const broken: string[] = [];
  for (let round = 0; round < count; round += 1) {
    const present = configurationOf();
    changes.edit(changesBetween(present, randomRevision(present, random)));
    revisions.push(await publish(page));
    const earlier = random.pick(revisions.slice(0, -1));
    if (random.chance(0.5)) changes.edit(changesBetween(configurationOf(), randomRevision(configurationOf(), random)));
    const { carrier, companyId } = configurationOf();
    const read = await history.readRevision({ rootOrgId: carrier.rootOrgId, companyId }, earlier);
    if (!read.ok) throw new Error(`${earlier}: ${read.error.kind}`);
    if ((await restore.execute(read.value)).count > 0) revisions.push(await publish(page));
    const [expected, actual] = [await page.kept(earlier), await page.kept(revisionOf(page))].map(canonicalJson);
    if (expected !== actual) broken.push(`round ${round}, ${earlier}: ${differenceOf(expected ?? '', actual ?? '')}`);
  }
  return broken;
}

function revisionOf({ company }: RestoringPage): string {
  const revision = company.published?.revision;
  if (revision === undefined) throw new Error('There is no revision.');
  return revision;
}

async function publish(page: RestoringPage): Promise<string> {
  const { publishing, changes } = page;
  const before = revisionOf(page);
  const isDone = (): boolean =>
    changes.count === 0 && revisionOf(page) !== before && publishing.state.kind === 'no-changes';
  await publishing.publish(0);
  for (let turn = 0; turn < 50 && !isDone(); turn += 1) await settled();
  if (isDone()) return revisionOf(page);
  const { state, stoppedBy, problems, conflict } = publishing;
  const details = {
    state,
    stoppedBy,
    problems,
    conflicts: conflict?.conflicts,
    pending: changes.list.map(({ key }) => key),
  };
  throw new Error(`not published: ${JSON.stringify(details)}`);
}

function differenceOf(expected: string, actual: string): string {
  const at = [...expected].findIndex((character, index) => character !== actual[index]);
  const part = (text: string): string => text.slice(Math.max(0, at - 120), at + 160);
  return `wanted …${part(expected)}… made …${part(actual)}…`;
}
