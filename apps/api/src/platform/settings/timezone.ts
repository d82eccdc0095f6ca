const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * How many minutes a time zone is ahead of UTC at a moment.
 * @example utcOffsetMinutes('Asia/Tashkent', Date.now()) // 300
 */
export function utcOffsetMinutes(timezone: string, atMs: number): number {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeZoneName: 'longOffset' });
    formats.set(timezone, format);
  }
  const name = format.formatToParts(atMs).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  if (hours === undefined || minutes === undefined) return 0;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}
