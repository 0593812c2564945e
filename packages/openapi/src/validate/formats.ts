/** Days of a month, with 29 February in leap years only. */
const date =
  '(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|' +
  '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';
const time = '(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)(?:\\.\\d+)?(?:z|[+-](?:[01]\\d|2[0-3]):?[0-5]\\d)';

/**
 * The formats that a spec may name. They are expressions and not functions, so that compiled validators carry them along.
 * How a number is stored says nothing here: JavaScript has one kind of number.
 */
export const formats = {
  date: new RegExp(`^${date}$`),
  'date-time': new RegExp(`^${date}t${time}$`, 'i'),
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  uri: /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i,
  email: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i,
  int32: true,
  int64: true,
  float: true,
  double: true,
} as const;
