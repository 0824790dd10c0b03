import { existsSync, readFileSync } from 'node:fs';
import { anchorsIn } from '../../server/infrastructure/postgres/audit/FileAuditAnchors.ts';
import { verifyAudit } from '../../server/infrastructure/postgres/audit/verifyAudit.ts';
import { configuredSettings } from './configuredSettings.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';

// Usage: npm run audit:verify -- [additional anchor files]
const { AUDIT_ANCHORS: own } = configuredSettings();
const files = [...(own !== undefined && existsSync(own) ? [own] : []), ...process.argv.slice(2)];
const anchors = files.flatMap((file) => anchorsIn(readFileSync(file, 'utf8')));

const database = await openConfiguredDatabase();
try {
  const verdict = await verifyAudit(database, anchors);
  if (verdict.kind === 'intact')
    console.log(`The audit log is intact: ${verdict.entries} entries, ${anchors.length} anchors.`);
  else {
    const { rootOrgId, companyId, sequence, isAnchored } = verdict;
    console.error(`The audit log is broken: entry ${sequence} of company ${companyId} of owner ${rootOrgId}.`);
    if (isAnchored) console.error(`It was cut, or replaced: ${files.join(', ')} knows another one.`);
    process.exitCode = 1;
  }
} finally {
  await database.close();
}
