import { randomUUID } from 'node:crypto';
import { runSql } from './runSql.ts';

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> };

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates a database with a random name, as a copy of `template`. Without a template, it is empty. */
export async function createTestDatabase(serverUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `returns_portal_${randomUUID().replaceAll('-', '')}`;
  await runSql(serverUrl, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => runSql(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
