import type { Plugin } from 'vite';

/** The sentences of the contract's calls, which the OpenAPI document is made of and a page never reads. Lines stay lines. */
export const contractWithoutProse = (): Plugin => ({
  name: 'contract-without-prose',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/.+\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(/^ {2}(?:summary|origin):(\s+)'(?:[^'\\\n]|\\.)*',$/gm, (_, space: string) =>
        space.replaceAll(/[^\n]/g, ''),
      ),
      map: null,
    }),
  },
});
