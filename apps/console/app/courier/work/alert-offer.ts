const [TONE_HZ, SECOND_TONE_HZ] = [880, 1_320];
const TONE_SECONDS = 0.18;
const VIBRATION_MS = [200, 100, 200];

/** Rings and vibrates once for a new offer. A browser that has heard no press yet stays silent; the screen tells it all the same. */
export function alertOffer(): void {
  // WebKit and Firefox on a computer have no vibration.
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  const context = new AudioContext();
  if (context.state === 'suspended') return void context.close();
  const volume = context.createGain();
  volume.gain.value = 0.4;
  volume.connect(context.destination);
  [TONE_HZ, SECOND_TONE_HZ, TONE_HZ, SECOND_TONE_HZ].forEach((frequency, at) => {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + at * TONE_SECONDS);
    tone.stop(context.currentTime + (at + 1) * TONE_SECONDS);
    if (at === 3) tone.addEventListener('ended', () => void context.close());
  });
}
