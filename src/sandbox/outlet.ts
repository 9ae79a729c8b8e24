/** One way out of a sandbox that has no network of its own: a port inside that leads to a socket outside. */
export interface Outlet {
  /** Unix socket in our own process, in a folder that no steered process sees. */
  readonly socket: string;
  /** `proxy`: an HTTP proxy, of which commands are told by variables. Else the service that it leads to. */
  readonly to: 'proxy' | { readonly host: string; readonly port: number };
}

/** Asked before each steered process that is isolated. None: it gets no network. */
export type OpenOutlets = (kind: 'commands' | 'setup') => Promise<readonly Outlet[]>;
