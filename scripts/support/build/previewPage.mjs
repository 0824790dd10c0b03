/** Serves a built page as a static host would, with `index.html` for every unknown path. Port 0 picks a free port. */
export async function previewPage(folder, port) {
  // A fresh clone has no packages yet when a script imports this file.
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
