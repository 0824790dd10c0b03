/** Serves a built page like a static host, with `index.html` for unknown paths. Port 0 selects a free port. */
export async function previewPage(folder, port) {
  // Import the package on demand, because a new clone has no packages when this file is loaded.
  const { preview } = await import('vite');
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const { port: actual } = server.httpServer.address();
  return { url: `http://127.0.0.1:${actual}`, close: () => server.close() };
}
