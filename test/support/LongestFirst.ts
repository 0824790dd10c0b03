import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take ten seconds or more: one that is begun last leaves the other worker without work. */
export const LONGEST: readonly string[] = [
  'test/scripts/newFeature.test.ts',
  'test/server/faults/faults.test.ts',
  'test/server/main.test.ts',
  'test/ui/return-reasons/ReasonDialog.test.tsx',
  'test/server/crash.test.ts',
  'test/server/differential/differential.test.ts',
  'test/contracts/gateways.test.ts',
  'test/server/http/tenancy.test.ts',
  'test/server/session/signIn.test.ts',
  'test/server/http/events/companyEvents.test.ts',
  'test/server/verifyAuditLog.test.ts',
  'test/server/postgres/createOwner.test.ts',
  'test/ui/return-reasons/ReturnReasonsPage.test.tsx',
  'test/ui/rules/RulesPage.test.tsx',
  'test/ui/publishing/PublishDock.test.tsx',
  'test/ui/history/HistoryPage.test.tsx',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? LONGEST.length : place;
};

/** Begins the longest files first, the others as Vitest would: by what they took before, else by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
