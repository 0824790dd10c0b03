import { once } from 'node:events';
import type { Server } from 'node:http';

/** Closes all connections, and resolves once the server is closed. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
