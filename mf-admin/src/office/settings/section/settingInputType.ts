import { settingRule } from '@shop/shared-data/staff';

const typesByRule: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', link: 'url' };

/** The type of the field for a setting: what keyboards of phones offer. */
export const settingInputType = (key: string) => typesByRule[settingRule(key)] ?? 'text';
