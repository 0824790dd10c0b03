import {
  exportMerchant,
  exportPerson,
  exportRevisions,
} from '../../server/infrastructure/postgres/personal-data/exportData.ts';
import { fail } from './fail.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';
import { readSubject } from './readSubject.ts';

// Prints a JSON object with one list of rows per table.
const subject = readSubject('export');
const database = await openConfiguredDatabase();
const print = (text: string) => void process.stdout.write(text);
const asText = (value: unknown) => JSON.stringify(value, undefined, 2);
try {
  const rows = await (subject.kind === 'person' ? exportPerson(database, subject) : exportMerchant(database, subject));
  if (!rows) fail(`Owner ${subject.rootOrgId} has no data of this ${subject.kind}.`);
  print(
    `{${Object.entries(rows)
      .map(([table, own]) => `\n"${table}": ${asText(own)}`)
      .join()}`,
  );
  if (subject.kind === 'merchant') {
    print(',\n"company_revision": [');
    let separator = '';
    for await (const revision of exportRevisions(database, subject)) {
      print(`${separator}\n${asText(revision)}`);
      separator = ',';
    }
    print(']');
  }
  print('\n}\n');
} finally {
  await database.close();
}
