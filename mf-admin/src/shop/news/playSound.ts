/** Plays two short tones. Browsers allow it after the user has pressed something on the page. */
export async function playSound() {
  const audio = new AudioContext();
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
}
