import {Cron} from 'croner';

/** The next minute that a cron expression of five fields names, in UTC; undefined when there is none. */
export function findNextRun(expression: string, now: number): number | undefined {
  return readCron(expression)?.nextRun(new Date(now))?.getTime();
}

/** The spec's pattern lets through what names no minute: croner throws for `10-5`. */
function readCron(expression: string): Cron | undefined {
  try {
    // Sloppy ranges are those such as `5/15`, every 15 minutes from the fifth on.
    return new Cron(expression, {utcOffset: 0, mode: '5-part', sloppyRanges: true});
  } catch {
    return undefined;
  }
}
