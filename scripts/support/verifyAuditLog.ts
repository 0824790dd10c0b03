import { verifyAudit } from '../../server/infrastructure/postgres/audit/verifyAudit.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';

const database = await openConfiguredDatabase();
try {
  const verdict = await verifyAudit(database);
  if (verdict.kind === 'intact') console.log(`The audit log is intact: ${verdict.entries} entries.`);
  else {
    const { rootOrgId, companyId, sequence } = verdict;
    console.error(`The audit log is broken: entry ${sequence} of company ${companyId} of owner ${rootOrgId}.`);
    process.exitCode = 1;
  }
} finally {
  await database.close();
}
