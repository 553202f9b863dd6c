import { fold, wordsOf } from './words';

/** What people type for a category, in English and Spanish, besides its id. */
const synonyms: Record<string, string> = {
  'new-tires': 'nueva nuevo brand new unused',
  'used-tires': 'usada usado second hand secondhand preowned segunda mano seminueva',
  'performance-tires':
    'sport sports summer racing high alto alta rendimiento deportiva deportivo verano',
  'all-season-tires': 'allseason weather year round four toda todo temporada estaciones cuatro año',
  'winter-tires': 'snow ice invierno nieve hielo',
  'run-flat-tires': 'runflat antiponchaduras zp rft',
  'all-terrain-tires': 'off road offroad at mud truck todo terreno todoterreno lodo camioneta',
  'brake-parts':
    'brakes pads rotors caliper shoes drum freno balatas pastillas fricciones disco tambor zapatas',
  'engine-parts':
    'motor belt banda correa faja timing pump bomba gasket empaque empacadura junta afinación tune up exhaust muffler mofle escape silenciador coolant anticongelante refrigerante',
  filters: 'filtro oil air cabin fuel aceite aire cabina gasolina',
  'suspension-parts':
    'suspensión shocks struts absorber amortiguador ball joint rótula bola control arm horquilla tijera bushing buje',
  'electrical-parts':
    'eléctrica eléctrico battery batería acumulador alternator alternador starter marcha arranque bulb foco bombilla bombillo lamp fuse fusible',
  'transmission-parts':
    'transmisión gear clutch embrague croche cloche caja cambios fluid seal retén',
  wipers:
    'wiper blades windshield limpiaparabrisas limpiabrisas limpiadores plumas plumillas escobillas',
  'spark-plugs': 'spark plug ignition bujías candela chispero encendido',
};

const kinds = {
  tire: 'tires tyres llantas neumáticos gomas cauchos cubiertas',
  part: 'parts auto refacciones repuestos partes piezas autopartes',
};
const used = 'used second hand preowned usada usado segunda mano';

const split = (text: string) => new Set(wordsOf(fold(text)));
const kindWords = new Set([...split(kinds.tire), ...split(kinds.part)]);

/** Whether a category is one of tires: all of these end so, in every release. */
const isOfTires = (category: string) => category.endsWith('-tires');

export const ownWords = (category: string): Set<string> =>
  new Set(
    [...split(`${category} ${synonyms[category] ?? ''}`)].filter((word) => !kindWords.has(word)),
  );

export function wordsOfCategories(
  categories: readonly string[],
  condition: 'new' | 'used',
): Set<string> {
  const kind = categories.some(isOfTires) ? kinds.tire : kinds.part;
  const all = categories.map((category) => `${category} ${synonyms[category] ?? ''}`);
  return split([...all, kind, condition === 'used' ? used : ''].join(' '));
}
