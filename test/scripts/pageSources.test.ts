import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { pageSourcesIn } from '../../scripts/support/build/pageSources.ts';

const pagesOf = (code: string) => pageSourcesIn(parseAst(code) as unknown as Parameters<typeof pageSourcesIn>[0]);

describe('the sources of a page', () => {
  it("contain the page's script and the scripts for changes of the page, as the feature's manifest declares", () => {
    const code = `
      const things = {
        name: 'things',
        service: async () => (await import('./service.ts')).thingsService,
        pages: [
          { path: '/things/:id?', isHome: true, load: async () => (await import('../../ui/ThingsPage.tsx')).ThingsPage },
          { path: '/things/new', audience: 'admin', load: async () => (await import('../../ui/NewPage.tsx')).NewPage },
          { path: '/planned', titleKey: 'navigation.planned' },
        ],
        changes: {
          load: async () => ({ subject: (await import('../../domain/thingsSubject.ts')).thingsSubject }),
          describe: async () => (await import('../../domain/describeThing.ts')).describeThing,
        },
      };`;
    const subject = '../../domain/thingsSubject.ts';
    expect(pagesOf(code)).toEqual([
      { path: '/things/:id?', audience: 'merchant', isHome: true, sources: ['../../ui/ThingsPage.tsx', subject] },
      { path: '/things/new', audience: 'admin', isHome: false, sources: ['../../ui/NewPage.tsx', subject] },
    ]);
  });

  it('are empty if a manifest declares no page', () => {
    expect(pagesOf(`const clock = { name: 'clock', module: clockModule }`)).toEqual([]);
  });
});
