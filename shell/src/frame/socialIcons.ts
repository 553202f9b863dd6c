import { siFacebook, siInstagram, siX } from 'simple-icons';

export const socialIcons = [
  { id: 'facebook', name: 'Facebook', path: siFacebook.path },
  { id: 'instagram', name: 'Instagram', path: siInstagram.path },
  { id: 'x', name: 'X', path: siX.path },
] as const;
