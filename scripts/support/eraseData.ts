import { eraseMerchant, erasePerson } from '../../server/infrastructure/postgres/personal-data/eraseData.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';
import { readSubject } from './readSubject.ts';

const subject = readSubject('erase');
const database = await openConfiguredDatabase();
try {
  const erase = () =>
    subject.kind === 'person'
      ? erasePerson(database, subject, Date.now())
      : eraseMerchant(database, subject, Date.now());
  const erased = [...(await erase())];
  if (erased.length === 0) console.log(`Owner ${subject.rootOrgId} has no data of this ${subject.kind}.`);
  else console.log(`Erased rows: ${erased.map(([table, count]) => `${count} of ${table}`).join(', ')}.`);
} finally {
  await database.close();
}
