import {
  forgetReplacedSecret,
  rotateServerSecret,
} from '../../server/infrastructure/postgres/connection/serverSecrets.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';

// Usage: npm run secret:rotate [-- --forget]
const MESSAGES = {
  added: 'A new secret was added. Start every server process again, and then run this command once more.',
  signs:
    'The new secret signs from the next start on. Start every server process again. The replaced secret still verifies.',
  'not-forgotten':
    'The secret that was replaced last still verifies. Delete it first: npm run secret:rotate -- --forget',
};

const database = await openConfiguredDatabase();
try {
  if (process.argv.includes('--forget')) {
    const isForgotten = await forgetReplacedSecret(database);
    console.log(isForgotten ? 'The replaced secret was deleted.' : 'There is no replaced secret.');
  } else console.log(MESSAGES[await rotateServerSecret(database)]);
} finally {
  await database.close();
}
