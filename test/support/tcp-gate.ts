import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a local service. It forwards everything, withholds responses like a service that
 * hangs, or refuses connections like a service that has stopped. Each change closes the open connections.
 */
export class TcpGate {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private holdsBack = false;
  private ownPort = 0;

  private constructor(private readonly targetPort: number) {}

  /** Opens a gate in front of a local port. */
  static async to(targetPort: number): Promise<TcpGate> {
    const gate = new TcpGate(targetPort);
    await gate.listen();
    return gate;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.ownPort}`;
  }

  /** Forwards everything again. */
  async open(): Promise<void> {
    this.holdsBack = false;
    this.cut();
    if (this.server === undefined) await this.listen();
  }

  /** Forwards requests and withholds their responses. */
  hang(): void {
    this.holdsBack = true;
    this.cut();
  }

  /** Refuses connections. */
  async shut(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    this.cut();
    if (server !== undefined) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private async listen(): Promise<void> {
    const server = createServer((client) => this.join(client));
    await new Promise<void>((resolve) => server.listen(this.ownPort, '127.0.0.1', resolve));
    this.ownPort = (server.address() as AddressInfo).port;
    this.server = server;
  }

  private join(client: Socket): void {
    const service = connect(this.targetPort, '127.0.0.1');
    for (const [socket, other] of [
      [client, service],
      [service, client],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(service);
    if (!this.holdsBack) service.pipe(client);
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
