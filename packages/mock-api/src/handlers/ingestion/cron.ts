const names = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const days = 'SUN MON TUE WED THU FRI SAT'.split(' ');
const oneMinute = 60_000;
const oneDay = 86_400_000;

/** The next minute that a cron expression names, in UTC; undefined when there is none within a year. */
export function findNextRun(cron: string, now: number): number | undefined {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = cron.split(' ');
  const first = Math.floor(now / oneMinute) * oneMinute + oneMinute;
  for (let time = first; time < now + 366 * oneDay;) {
    const date = new Date(time);
    const isDay =
      fits(day, date.getUTCDate()) &&
      fits(month, date.getUTCMonth() + 1, names, 1) &&
      (fits(weekday, date.getUTCDay(), days) || (date.getUTCDay() === 0 && fits(weekday, 7, days)));
    if (isDay && fits(hour, date.getUTCHours()) && fits(minute, date.getUTCMinutes())) return time;
    time = isDay ? time + oneMinute : Math.floor(time / oneDay) * oneDay + oneDay;
  }
  return undefined;
}

/** Whether a field, such as `*`, `5`, `1-5`, `MON,FRI` or a star with `/15`, names the value. */
function fits(field: string, value: number, words: string[] = [], firstWord = 0): boolean {
  const read = (text: string): number => (words.includes(text) ? words.indexOf(text) + firstWord : Number(text));
  return field.split(',').some((part) => {
    const [range = '*', step = '1'] = part.split('/');
    const isAny = range === '*' || range === '?';
    const [from = 0, to = part.includes('/') ? Infinity : from] = isAny ? [firstWord, Infinity] : range.split('-').map(read);
    return value >= from && value <= to && (value - from) % Number(step) === 0;
  });
}
