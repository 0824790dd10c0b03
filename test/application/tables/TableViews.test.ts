import { describe, expect, it } from 'vitest';
import { TableViews } from '../../../src/application/tables/TableViews.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';

describe('TableViews', () => {
  it('stores hidden columns and saved views separately for each user and table', () => {
    const storage = new InMemoryStorage();
    const views = new TableViews(storage, 'ann', 'reach');
    views.toggle('fee');
    views.save('Short', 'type=A');
    views.toggle('fee');
    expect(new TableViews(storage, 'ann', 'reach')).toMatchObject({
      hidden: [],
      views: [{ name: 'Short', filter: 'type=A', hidden: ['fee'] }],
    });
    expect(new TableViews(storage, 'bob', 'reach').views).toEqual([]);
    expect(new TableViews(storage, 'ann', 'orders').views).toEqual([]);
  });

  it('restores the hidden columns of a view when it is opened, and replaces a saved view of the same name', () => {
    const views = new TableViews(new InMemoryStorage(), 'ann', 'reach');
    views.save('All', '');
    views.toggle('fee');
    views.save('All', 'x');
    expect(views.views).toEqual([{ name: 'All', filter: 'x', hidden: ['fee'] }]);
    views.toggle('fee');
    views.open(views.views[0]!);
    expect(views.hidden).toEqual(['fee']);
    views.remove('All');
    expect(views.views).toEqual([]);
  });

  it('ignores malformed stored views', () => {
    const storage = new InMemoryStorage();
    storage.write('tableViews/ann/reach', '{"hidden":3,"views":[{"name":1}]}');
    expect(new TableViews(storage, 'ann', 'reach')).toMatchObject({ hidden: [], views: [] });
  });
});
