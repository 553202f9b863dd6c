let vehicle = '';

/** Stores the visitor's vehicle, in memory only: `2020 Toyota Camry, 2.5L I4`. */
export function rememberVehicle(text: string) {
  vehicle = text;
}

export const rememberedVehicle = () => vehicle;
