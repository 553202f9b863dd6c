/**
 * Plays two short tones. Browsers allow it after the user has pressed something on the page.
 * @returns whether the browser plays them
 */
export async function playSound(): Promise<boolean> {
  const audio = new AudioContext();
  // Without a press it stays suspended, and so does the promise of `resume`.
  if (audio.state === 'suspended') {
    const tried = new Promise<void>((resolve) => setTimeout(resolve, 200));
    await Promise.race([audio.resume().catch(() => undefined), tried]);
  }
  if (audio.state === 'suspended') {
    void audio.close();
    return false;
  }
  for (const [start, frequency] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + start;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.2, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.16);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.17);
    if (start > 0) tone.onended = () => void audio.close();
  }
  return true;
}
