import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DataDirLockedError, lockDataDir } from '../../server/infrastructure/postgres/connection/lockDataDir.ts';
import { configuredSettings } from './configuredSettings.ts';
import { fail } from './fail.ts';
import { runPostgresTool } from './runPostgresTool.ts';

// Usage: npm run backup -- <file>
const [file] = process.argv.slice(2);
if (file === undefined) fail('The name of the new file is missing: npm run backup -- <file>');
if (existsSync(file)) fail(`The file ${file} exists already.`);
const { DATABASE_URL, DATABASE_MIGRATION_URL = DATABASE_URL, DATA_DIR } = configuredSettings();

// A backup contains password hashes, so only its user may read it.
process.umask(0o077);
// Write to a temporary name first, so that an incomplete file is not mistaken for a backup.
const part = `${file}.part`;
process.on('exit', () => rmSync(part, { force: true }));
if (DATABASE_MIGRATION_URL === undefined) await writeEmbedded(DATA_DIR, part);
else {
  // The policies hide all rows from the schema's owner, except in maintenance.
  const options = { PGOPTIONS: '-c app.maintenance=on' };
  const args = ['--format=custom', '--enable-row-security', `--file=${part}`];
  const isWritten = await runPostgresTool('pg_dump', DATABASE_MIGRATION_URL, args, options);
  if (!isWritten) fail('The database could not be backed up.');
}
renameSync(part, file);
console.log(`The database was written to ${file}. Back up the draft keys and the audit anchors separately.`);

/** Writes a compressed copy of the data folder. The lock ensures that no server uses the folder meanwhile. */
async function writeEmbedded(dataDir: string, path: string): Promise<void> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) fail(`There is no database in ${dataDir}.`);
  const lock = await lockDataDir(dataDir).catch((error: unknown) => {
    if (error instanceof DataDirLockedError) fail(`${error.message} Stop the server first.`);
    throw error;
  });
  const database = await PGlite.create(folder);
  await database.exec('checkpoint');
  const image = await database.dumpDataDir('gzip');
  writeFileSync(path, new Uint8Array(await image.arrayBuffer()));
  await database.close();
  lock.release();
}
