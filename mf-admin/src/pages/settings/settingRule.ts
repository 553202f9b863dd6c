const exact = {
  shop_name: 'text',
  address_line1: 'text',
  address_line2: 'text',
  phone: 'phone',
  email: 'email',
  bays: 'bays',
  closures: 'closures',
} as const;

/** Which sentence of `rules.*` says what a setting's value has to look like. */
export function settingRule(key: string) {
  if (Object.hasOwn(exact, key)) return exact[key as keyof typeof exact];
  if (key.startsWith('hours_')) return 'hours';
  return key.startsWith('social_') || key.endsWith('_url') ? 'link' : 'oneLine';
}
