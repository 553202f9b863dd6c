import { DEFAULT_LANGUAGE, type Language, pathIn } from '../../shared-site/languages';

export const manifestPath = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '/site.webmanifest' : `/site.${language}.webmanifest`;

const icon = (file: string, size: number, purpose = 'any') => ({
  src: `/${file}`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
});

export const webManifest = (language: Language, name: string) => ({
  name,
  short_name: name,
  lang: language,
  start_url: pathIn(language, '/'),
  scope: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#15181d',
  icons: [
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-maskable.png', 512, 'maskable'),
  ],
});
