type Camera = [x: number, y: number, zoom: number];
export interface Scene {
  picture: string;
  from: Camera;
  to: Camera;
}

/**
 * Runs in a browser: pans over pictures, one after the other, fading between them.
 * @returns an MP4 as base64
 */
export async function filmPictures(scenes: Scene[]): Promise<string> {
  const WIDTH = 960;
  const HEIGHT = 540;
  const SECONDS = 3.2;
  const FADE = 0.6;

  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no canvas');

  // Drawn once at twice the size: an SVG rasterised again for each frame would be too slow to film.
  const stills = await Promise.all(
    scenes.map(async ({ picture }) => {
      const image = new Image();
      image.src = picture;
      await image.decode();
      const still = document.createElement('canvas');
      still.width = WIDTH * 2;
      still.height = HEIGHT * 2;
      const scale = Math.max(still.width / image.width, still.height / image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      still
        .getContext('2d')
        ?.drawImage(image, (still.width - width) / 2, (still.height - height) / 2, width, height);
      return still;
    }),
  );

  const draw = (index: number, progress: number, opacity: number) => {
    const scene = scenes[index % scenes.length];
    const still = stills[index % scenes.length];
    if (!scene || !still) return;
    const eased = progress * progress * (3 - 2 * progress);
    const at = (axis: 0 | 1 | 2) => scene.from[axis] + (scene.to[axis] - scene.from[axis]) * eased;
    const [width, height] = [still.width / at(2), still.height / at(2)];
    const left = Math.min(Math.max(at(0) * still.width - width / 2, 0), still.width - width);
    const top = Math.min(Math.max(at(1) * still.height - height / 2, 0), still.height - height);
    brush.globalAlpha = opacity;
    brush.drawImage(still, left, top, width, height, 0, 0, WIDTH, HEIGHT);
  };

  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: 350_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });

  recorder.start();
  const begin = performance.now();
  await new Promise<void>((finished) => {
    const frame = () => {
      const time = (performance.now() - begin) / 1000;
      if (time >= scenes.length * SECONDS) return finished();
      const index = Math.floor(time / SECONDS);
      const within = time - index * SECONDS;

      draw(index, within / SECONDS, 1);
      // The next scene, the first one after the last, comes in over this one: the loop has no seam.
      const left = SECONDS - within;
      if (left < FADE) draw(index + 1, 0, 1 - left / FADE);
      requestAnimationFrame(frame);
    };
    frame();
  });
  recorder.stop();
  await stopped;

  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
