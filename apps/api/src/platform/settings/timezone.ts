interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** Last minute that was calculated, and its offset: thousands of rows need the same one. */
  minute: number;
  offset: number;
}

const zones = new Map<string, Zone>();

/**
 * Minutes by which a time zone is ahead of UTC at a moment.
 * @example utcOffsetMinutes('Asia/Tashkent', Date.now()) // 300
 */
export function utcOffsetMinutes(timezone: string, atMs: number): number {
  const zone = zones.get(timezone) ?? addZone(timezone);
  const minute = Math.floor(atMs / 60_000);
  if (zone.minute !== minute) {
    zone.offset = readOffset(zone.format, atMs);
    zone.minute = minute;
  }
  return zone.offset;
}

function addZone(timezone: string): Zone {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeZoneName: 'longOffset' });
  const zone = { format, minute: Number.NaN, offset: 0 };
  zones.set(timezone, zone);
  return zone;
}

function readOffset(format: Intl.DateTimeFormat, atMs: number): number {
  const name = format.formatToParts(atMs).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  if (hours === undefined || minutes === undefined) return 0;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}
