let remembered = '';

/**
 * Keeps the vehicle a visitor told us about, in memory only, so that no other page asks again.
 * @param text as a person would write it: `2020 Toyota Camry, 2.5L I4`
 */
export function rememberVehicle(text: string) {
  remembered = text;
}

/** The remembered vehicle, or an empty string. */
export const rememberedVehicle = () => remembered;
