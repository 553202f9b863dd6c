import { readFileSync } from 'node:fs';
import path from 'node:path';

test.each(['hero.mp4', 'tour.mp4'])('%s has pictures and sound, for the controls', (clip) => {
  const bytes = readFileSync(path.join(__dirname, clip));
  for (const codec of ['avc1', 'mp4a']) expect(bytes.includes(codec)).toBe(true);
});
