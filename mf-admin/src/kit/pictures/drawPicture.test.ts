import { CanvasChanged, checkCanvas } from './drawPicture';

type Change = (value: number, index: number) => number;

/** A canvas that keeps the color of each area, and changes what is read from it. */
function fakeCanvas(change: Change) {
  const areas = new Map<number, number[]>();
  const context = {
    fillStyle: '',
    fillRect(x: number) {
      areas.set(x, [...(this.fillStyle.match(/\d+/g) ?? []).map(Number), 255]);
    },
    getImageData(x: number, _y: number, width: number, height: number) {
      const color = areas.get(x) ?? [];
      const values = Array.from({ length: width * height }, () => color).flat();
      return { data: Uint8ClampedArray.from(values, change) };
    },
  };
  const fake = context as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(fake as never);
}
afterEach(() => jest.restoreAllMocks());

test.each<[string, Change]>([
  ['as it was drawn', (value) => value],
  ['with other last bits', (value, index) => value + (index % 3) - 1],
])('accepts what is read %s', (_, change) => {
  fakeCanvas(change);
  expect(checkCanvas).not.toThrow();
});

test.each<[string, Change]>([
  ['noise', (_, index) => (index * 7919) % 256],
  ['white', () => 255],
  ['nothing', () => 0],
  ['noise in one place', (value, index) => (index === 4000 ? 255 - value : value)],
])('refuses a canvas of which %s is read', (_, change) => {
  fakeCanvas(change);
  expect(checkCanvas).toThrow(CanvasChanged);
});

test('a browser without a canvas draws no picture', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(checkCanvas).toThrow('The browser draws no pictures.');
});
