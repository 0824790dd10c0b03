import fc from 'fast-check';
import { expect } from 'vitest';
import { applyStep, stepForEdits } from '../../../src/domain/changes/changeStep.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { planPublish } from '../../../src/domain/publishing/process/publishPlan.ts';
import { canonicalJson } from '../../../server/application/shared/canonicalJson.ts';
import { roundsOf } from '../inFull.ts';
import { changesOf } from './builders.ts';
import { describeChange, restoreEdits, withChanges } from '../changes.ts';

const RUNS = Number(process.env['RUNS'] ?? roundsOf('faults', { part: 200, short: 1000, full: 1000 }));

/**
 * Tests restoring with triples of configurations: one published, one partly edited, and an earlier one to restore.
 * After publishing, the configuration must equal the earlier one byte for byte. Each change must have a subject that
 * describes and sends it.
 */
export function expectRestored(configuration: fc.Arbitrary<CompanyConfiguration>, seed: number): void {
  fc.assert(
    fc.property(configuration, configuration, configuration, (published, edited, earlier) => {
      const present = applyStep(changesOf(), stepForEdits(changesOf(), restoreEdits(published, edited, changesOf())));
      const edits = restoreEdits(published, earlier, present);
      const pending = applyStep(present, stepForEdits(present, edits));
      const planned = planPublish(pending.values()).flatMap(({ changes }) => changes);
      const restored = withChanges(published, planned);
      expect(canonicalJson(restored)).toBe(canonicalJson(earlier));
      for (const change of pending.values()) {
        const description = describeChange(change, { before: published, after: restored });
        expect(description?.title, change.key).toBeTruthy();
      }
    }),
    { numRuns: RUNS, seed },
  );
}
