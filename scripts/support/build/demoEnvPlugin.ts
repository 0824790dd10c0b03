import type { Plugin } from 'vite';
import type { Env } from '../../../contract/env.ts';

const env: Env = {
  carrier: 'AUSTRALIA_POST',
  clientKey: 'demo',
  adminRoles: ['returns_portal_admin'],
  merchantRoles: [
    'returns_portal_merchant',
    'returns_portal_publisher',
    'returns_portal_editor',
    'returns_portal_viewer',
  ],
  roleRights: {
    returns_portal_publisher: ['edit', 'publish'],
    returns_portal_editor: ['edit'],
    returns_portal_viewer: [],
  },
  returnsProduct: 'RETURNS_PORTAL',
  defaultLanguage: 'en',
};

const script = `window.__ENV__=${JSON.stringify(env)};\n`;

export function demoEnvPlugin(): Plugin {
  return {
    name: 'demo-env',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'env.js', source: script });
      // Static hosts that support `_redirects` serve `index.html` for unknown paths.
      this.emitFile({ type: 'asset', fileName: '_redirects', source: '/* /index.html 200\n' });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: 'User-agent: *\nDisallow: /\n' });
    },
    configureServer(server) {
      server.middlewares.use('/env.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(script);
      });
    },
  };
}
