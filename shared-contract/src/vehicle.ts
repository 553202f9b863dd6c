let vehicle = '';

/**
 * Stores the visitor's vehicle, in memory only, so that no other page asks for it.
 * @param text as the visitor entered it: `2020 Toyota Camry, 2.5L I4`
 */
export function rememberVehicle(text: string) {
  vehicle = text;
}

/** Returns the stored vehicle, or an empty string. */
export const rememberedVehicle = () => vehicle;
