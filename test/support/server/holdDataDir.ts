import { lockDataDir } from '../../../server/infrastructure/postgres/connection/lockDataDir.ts';

// Run as a process of its own: locks the folder named by the argument, says how that went, and holds on until its
// input closes.
const [, , directory = ''] = process.argv;
try {
  await lockDataDir(directory);
  console.log('held');
  process.stdin.resume();
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
}
