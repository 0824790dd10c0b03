import type { CheckDraft } from '../../../../domain/rule-checks/ruleCheck.ts';
import { exportedChecks } from '../../../../domain/rule-checks/transferChecks.ts';
import { downloadFile } from '../../../shared/tables/downloadFile.ts';

export const downloadChecks = (name: string, checks: readonly CheckDraft[]): void =>
  downloadFile(
    `${name}.json`,
    new Blob([`${JSON.stringify(exportedChecks(checks), undefined, 2)}\n`], { type: 'application/json' }),
  );
