import { describe, expect, it } from 'vitest';
import { maxConnections } from '../../server/infrastructure/maxConnections.ts';
import { ServiceCondition } from '../../server/infrastructure/ServiceCondition.ts';

const works = { ping: async () => ({ takesWrites: true }) };
const nobody = () => undefined;

describe('ServiceCondition', () => {
  it('reports no problem if everything works', async () => {
    expect(await new ServiceCondition(works, undefined, nobody).impediments()).toEqual([]);
    const diskWithSpace = { problem: async () => undefined };
    expect(await new ServiceCondition(works, diskWithSpace, nobody).impediments()).toEqual([]);
  });

  it('reports a database that does not respond, with the error only in the log', async () => {
    const loggedErrors: unknown[] = [];
    const error = new Error('10.0.0.7');
    const condition = new ServiceCondition({ ping: () => Promise.reject(error) }, undefined, (each) =>
      loggedErrors.push(each),
    );
    expect(await condition.impediments()).toEqual([{ part: 'database', reason: 'does not answer' }]);
    expect(loggedErrors).toEqual([error]);
  });

  it('reports refused writes if the database is read-only or the disk is full', async () => {
    const readOnlyDatabase = { ping: async () => ({ takesWrites: false }) };
    expect(await new ServiceCondition(readOnlyDatabase, undefined, nobody).impediments()).toMatchObject([
      { part: 'writes' },
    ]);
    const full = { problem: async () => '3 MiB are free' };
    expect(await new ServiceCondition(works, full, nobody).impediments()).toEqual([
      { part: 'disk', reason: '3 MiB are free' },
      { part: 'writes', reason: 'are refused until there is room on the disk' },
    ]);
  });

  it('reports that the process is stopping after a stop signal', async () => {
    const condition = new ServiceCondition(works, undefined, nobody);
    condition.stop();
    expect(await condition.impediments()).toEqual([{ part: 'process', reason: 'is stopping' }]);
  });
});

it('maxConnections returns the setting, limited so that the process can still open other files', () => {
  expect(maxConnections(5000, Infinity)).toBe(5000);
  expect(maxConnections(5000, 1024)).toBe(768);
  expect(maxConnections(5000, 100)).toBe(16);
});
