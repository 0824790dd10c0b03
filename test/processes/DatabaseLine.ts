import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy in front of a database. A test can cut the line as if the database server was down. */
export class DatabaseLine {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #server: Server | undefined;

  constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl);
  }

  /** URL of the database behind the proxy. */
  get url(): string {
    const url = new URL(this.#target);
    url.port = String(this.#port);
    return url.href;
  }

  /** Accepts connections. The port is always the same. */
  async open(): Promise<void> {
    const { hostname, port } = this.#target;
    this.#server = createServer((incoming) => {
      const outgoing = connect(Number(port), hostname);
      for (const [socket, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#sockets.add(socket);
        socket.pipe(other);
        socket.on('error', () => other.destroy()).on('close', () => this.#sockets.delete(socket));
      }
    }).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses new connections, and ends the existing ones. */
  async cut(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    this.#server = undefined;
  }
}
