import { describe, expect, it } from 'vitest';
import { RecentCommands } from '../../../src/application/commands/RecentCommands.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';

const command = (id: string) => ({ id, label: id });

describe('RecentCommands', () => {
  it('stores the last used commands of each user, newest first and without duplicates', () => {
    const storage = new InMemoryStorage();
    const recents = new RecentCommands(storage, 'ann');
    for (const id of ['a', 'b', 'a']) recents.add(command(id));
    expect(new RecentCommands(storage, 'ann').list.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(new RecentCommands(storage, 'bob').list).toEqual([]);
  });

  it('keeps the last 20 commands, and ignores malformed stored data', () => {
    const storage = new InMemoryStorage();
    const recents = new RecentCommands(storage, 'ann');
    for (let nth = 0; nth < 25; nth++) recents.add(command(String(nth)));
    expect(recents.list).toHaveLength(20);
    expect(recents.list[0]?.id).toBe('24');
    storage.write('recentCommands/ann', '[{"id":1}, "x"]');
    expect(recents.list).toEqual([]);
  });
});
