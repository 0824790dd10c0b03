import { beforeEach, describe, expect, it } from 'vitest';
import { FormDraftsArchive } from '../../../src/application/forms/FormDrafts.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';

const owner = { userId: 'dana', companyId: 'ACME' };
const KEY = 'formDrafts/dana/ACME';

let storage: InMemoryStorage;
let archive: FormDraftsArchive;
beforeEach(() => {
  storage = new InMemoryStorage();
  archive = new FormDraftsArchive(storage);
});

describe('what was typed and not saved', () => {
  it('is there for the same person and company after a reload, each form by its name [FM-4]', () => {
    const drafts = archive.open(owner);
    drafts.write('reason/SIZE', { description: 'Too' });
    drafts.write('pattern', '(');
    const reloaded = archive.open(owner);
    expect(reloaded.read('reason/SIZE')).toEqual({ description: 'Too' });
    expect(reloaded.read('pattern')).toBe('(');
    expect(reloaded.read('reason/WRONG')).toBeUndefined();
  });

  it.each([
    ['person', { userId: 'mulder', companyId: 'ACME' }],
    ['company', { userId: 'dana', companyId: 'KOYO' }],
    ['place, the pages of no company', { userId: 'dana', companyId: undefined }],
  ])('is not there for another %s [FM-4]', (_, other) => {
    archive.open(owner).write('pattern', '(');
    expect(archive.open(other).read('pattern')).toBeUndefined();
  });

  it('goes by itself, and with all others', () => {
    const drafts = archive.open(owner);
    drafts.write('pattern', '(');
    drafts.write('heading', '<');
    drafts.write('pattern', undefined);
    expect([drafts.read('pattern'), archive.open(owner).read('pattern')]).toEqual([undefined, undefined]);
    expect(archive.open(owner).read('heading')).toBe('<');
    drafts.clear();
    expect(drafts.read('heading')).toBeUndefined();
    expect(storage.read(KEY)).toBeUndefined();
  });

  it('is not stored again by a page that closes after the session has ended [AU-8]', () => {
    const drafts = archive.open(owner);
    drafts.write('pattern', '(');
    drafts.write('heading', '<');
    storage.clear();
    drafts.write('heading', undefined);
    expect(storage.read(KEY)).toBeUndefined();
  });

  it('lasts from page to page where the browser keeps nothing', () => {
    storage.write = () => false;
    const drafts = archive.open(owner);
    drafts.write('pattern', '(');
    expect(drafts.read('pattern')).toBe('(');
  });

  it.each(['', 'no JSON', '[]', 'null', '7'])('is nothing where %j is stored', (text) => {
    storage.write(KEY, text);
    expect(archive.open(owner).read('pattern')).toBeUndefined();
  });
});
