/** What is wrong at one place of a request. */
type RefusalFault = {pointer: string; message: string};

/** Why a request is not carried out. Thrown by any step and turned into a JSON answer in one place. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly faults: RefusalFault[];

  constructor(status: number, message: string, details: {headers?: Record<string, string>; faults?: RefusalFault[]} = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.headers = details.headers ?? {};
    this.faults = details.faults ?? [];
  }
}
