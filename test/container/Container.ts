import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Client } from '../outage/Client.ts';
import { podman, type Outcome } from './podman.ts';
import { TEST_IMAGE } from './testImage.ts';

type Settings = Readonly<Record<string, string>>;

/** Restrictions as in production. `runc` and the limits are needed on machines without cgroups of version 2. */
const restrictions = [
  '--runtime=runc',
  '--ulimit=nofile=4096:4096',
  '--ulimit=nproc=4096:4096',
  '--read-only',
  '--read-only-tmpfs=false',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--network=host',
  '--log-driver=k8s-file',
];

const environment = (settings: Settings): readonly string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

/** Runs the image until it exits. Without a command, the image starts the service. */
export const runImage = (settings: Settings, command: readonly string[] = []): Outcome =>
  podman('run', '--rm', '--memory=512m', ...restrictions, ...environment(settings), TEST_IMAGE, ...command);

/** The service in a container. */
export class Container {
  readonly name: string;
  readonly client: Client;

  private constructor(name: string, url: string) {
    this.name = name;
    this.client = new Client(url);
  }

  /**
   * Resolves once the service responds to requests.
   * @param volume name of the volume for the embedded database
   */
  static async start(settings: Settings, volume?: string): Promise<Container> {
    const port = await freePort();
    const container = new Container(`returns-portal-test-${randomUUID()}`, `http://127.0.0.1:${port}`);
    // The embedded database needs twice the memory.
    const store = volume === undefined ? ['--memory=1g'] : ['--memory=2g', '--volume', `${volume}:/data`];
    const options = [...restrictions, ...environment({ ...settings, PORT: String(port) }), ...store];
    const { status, printed } = podman('run', '--detach', '--name', container.name, ...options, TEST_IMAGE);
    if (status !== 0) throw new Error(printed);
    await container.#isUp();
    return container;
  }

  /** Runs a program of Node.js in the container, and returns the JSON that it prints. */
  evaluate(program: string): unknown {
    const { status, printed } = podman('exec', this.name, 'node', '--eval', program);
    if (status !== 0) throw new Error(printed);
    return JSON.parse(printed);
  }

  terminate(): void {
    podman('kill', '--signal', 'TERM', this.name);
  }

  /** Waits until the container has stopped, and returns its exit code. */
  exitCode(): number {
    return Number(podman('wait', this.name).printed);
  }

  remove(): void {
    podman('rm', '--force', '--volumes', '--time', '0', this.name);
  }

  /** Reads the log until the service prints its addresses. Rejects if the container stops before that. */
  #isUp(): Promise<void> {
    const log = spawn('podman', ['logs', '--follow', this.name], { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    return new Promise<void>((isUp, fail) => {
      const read = (chunk: Buffer): void => {
        printed += String(chunk);
        if (printed.includes('Ctrl+C')) isUp();
      };
      log.stdout.on('data', read);
      log.stderr.on('data', read);
      log.once('exit', () => fail(new Error(`The container stopped: ${printed}`)));
    }).finally(() => log.kill());
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
