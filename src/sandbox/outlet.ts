/** The one way out of a sandbox that has no network of its own. */
export interface Outlet {
  /** Unix socket of an HTTP proxy in our own process, in a folder that no steered process sees. */
  readonly socket: string;
}

/** Asked before each steered process that is isolated. Undefined: it gets no network. */
export type OpenOutlet = (kind: 'commands' | 'setup') => Promise<Outlet | undefined>;
