/** A five-pointed star in a 24 by 24 box, and its left half. */
export const STAR = 'M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.7l-6.1 3.4 1.2-6.9-5-4.8 6.9-.9z';
export const HALF_STAR = 'M12 2.2l-3 6.3-6.9.9 5 4.8-1.2 6.9L12 17.7z';
