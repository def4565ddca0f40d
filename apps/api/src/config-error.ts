/** A setting that cannot be honoured: the server does not start, and the message says which setting and why. */
export class ConfigError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ConfigError';
  }
}
