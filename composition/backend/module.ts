import { ContainerModule } from 'inversify';
import type { BrowserBackend, ServerBackend } from './backend';
import { completePersonal } from './lacking-ports';
import { BackendTokens } from './tokens';

type PersonalHalf = Pick<ServerBackend | BrowserBackend, 'personalPorts'>;

/** Binds the backend's ports for one shopper. On the server it is loaded into the request's child container. */
export const makePersonalPortsModule = ({ personalPorts }: PersonalHalf): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(BackendTokens.personal)
      .toResolvedValue(
        (client, shopper) => completePersonal(personalPorts(client, shopper)),
        [BackendTokens.personalClient, BackendTokens.shopper],
      )
      .inSingletonScope();
  });
