import { ContainerModule } from 'inversify';
import type { BrowserBackend, ServerBackend } from './backend';
import { completePersonal } from './lacking-ports';
import { BackendTokens } from './tokens';

type PersonalHalf = Pick<ServerBackend | BrowserBackend, 'personalPorts'>;

/** The backend's ports for one shopper: loaded into the request's child container on the server. */
export const makePersonalPortsModule = ({ personalPorts }: PersonalHalf): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(BackendTokens.personal)
      .toResolvedValue((client) => completePersonal(personalPorts(client)), [BackendTokens.personalClient])
      .inSingletonScope();
  });
