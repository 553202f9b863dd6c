/** Of the owner's list of packages, what visitors or staff load. */
export const ownersLibraries = [
  ...['react', 'react-dom', 'react-router-dom', 'zustand', 'i18next', 'react-i18next'],
  ...['react-toastify', '@supabase/supabase-js', '@module-federation/enhanced'],
];
