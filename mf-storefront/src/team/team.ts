import first from '../pictures/team-1.svg';
import second from '../pictures/team-2.svg';
import third from '../pictures/team-3.svg';

export const team = [
  { id: 'marcus', name: 'Marcus Bell', photo: first, years: 15 },
  { id: 'danielle', name: 'Danielle Brooks', photo: second, years: 10 },
  { id: 'luis', name: 'Luis Ortega', photo: third, years: 12 },
] as const;
