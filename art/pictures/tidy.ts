import { optimize } from 'svgo';

/** Writes a drawing as short as it can be without a visible change. */
export const tidy = (drawing: string) =>
  `${
    optimize(drawing, {
      multipass: true,
      floatPrecision: 1,
      plugins: [
        {
          name: 'preset-default',
          params: { overrides: { convertTransform: { floatPrecision: 3 } } },
        },
      ],
    }).data
  }\n`;
