/** A mistake in what an author wrote. Where in our code it was found does not help them, so there is no stack. */
export class AuthorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AuthorError';
    this.stack = message;
  }
}
