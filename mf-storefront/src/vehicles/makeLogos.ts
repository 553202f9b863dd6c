import acura from './logos/acura.svg';
import astonMartin from './logos/aston-martin.svg';
import audi from './logos/audi.svg';
import bentley from './logos/bentley.svg';
import bmw from './logos/bmw.svg';
import cadillac from './logos/cadillac.svg';
import chevrolet from './logos/chevrolet.svg';
import chrysler from './logos/chrysler.svg';
import ferrari from './logos/ferrari.svg';
import fiat from './logos/fiat.svg';
import ford from './logos/ford.svg';
import honda from './logos/honda.svg';
import hyundai from './logos/hyundai.svg';
import infiniti from './logos/infiniti.svg';
import jeep from './logos/jeep.svg';
import kia from './logos/kia.svg';
import lamborghini from './logos/lamborghini.svg';
import maserati from './logos/maserati.svg';
import mazda from './logos/mazda.svg';
import mini from './logos/mini.svg';
import mitsubishi from './logos/mitsubishi.svg';
import nissan from './logos/nissan.svg';
import porsche from './logos/porsche.svg';
import ram from './logos/ram.svg';
import subaru from './logos/subaru.svg';
import tesla from './logos/tesla.svg';
import toyota from './logos/toyota.svg';
import volkswagen from './logos/volkswagen.svg';
import volvo from './logos/volvo.svg';

/** The address of a make's logo; makes without one show their initials. */
export const makeLogos: Readonly<Record<string, string>> = {
  Acura: acura,
  'Aston Martin': astonMartin,
  Audi: audi,
  Bentley: bentley,
  BMW: bmw,
  Cadillac: cadillac,
  Chevrolet: chevrolet,
  Chrysler: chrysler,
  Ferrari: ferrari,
  Fiat: fiat,
  Ford: ford,
  Honda: honda,
  Hyundai: hyundai,
  Infiniti: infiniti,
  Jeep: jeep,
  Kia: kia,
  Lamborghini: lamborghini,
  Maserati: maserati,
  Mazda: mazda,
  MINI: mini,
  Mitsubishi: mitsubishi,
  Nissan: nissan,
  Porsche: porsche,
  Ram: ram,
  Subaru: subaru,
  Tesla: tesla,
  Toyota: toyota,
  Volkswagen: volkswagen,
  Volvo: volvo,
};
