/** Without a touch, key or pointer for so long, nobody attends the page. */
const UNATTENDED_AFTER_MS = 60_000;

let attendedAtMs = performance.now();

/** Notes when somebody last touched the page: what it asks by itself afterwards keeps no session alive. */
export function watchAttendance(): void {
  const note = () => {
    attendedAtMs = performance.now();
  };
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const)
    window.addEventListener(event, note, { passive: true, capture: true });
}

export function isUnattended(): boolean {
  return performance.now() - attendedAtMs > UNATTENDED_AFTER_MS;
}
