import { lockDataDir } from '../../../server/infrastructure/postgres/connection/lockDataDir.ts';

// Runs in a separate process. Locks the folder that is the argument, prints the result, and holds the lock until stdin
// closes.
const [, , directory = ''] = process.argv;
try {
  await lockDataDir(directory);
  console.log('held');
  process.stdin.resume();
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
}
