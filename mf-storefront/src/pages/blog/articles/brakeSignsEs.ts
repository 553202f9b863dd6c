import type { ArticleText } from '../articleText';

export const brakeSignsEs: ArticleText = {
  intro:
    'Los frenos casi nunca fallan sin avisar. Antes rechinan, raspan, jalan, vibran o se hunden, a veces durante semanas. Estas son las siete señales, lo que suele significar cada una y cuáles no deben esperar hasta el lunes.',
  sections: [
    {
      heading: '1. Un rechinido agudo',
      blocks: [
        'Casi todas las balatas (pastillas) traen una lengüeta de acero, el indicador de desgaste. Cuando a la balata le queda como un octavo de pulgada, la lengüeta toca el disco y chilla cada vez que usted frena, y a veces también cuando no. Ese es el caso bueno: está ahí para que usted venga cuando solo hay que cambiar las balatas. Un rechinido en las primeras frenadas de una mañana húmeda que luego se quita es óxido superficial y no hace daño.',
      ],
    },
    {
      heading: '2. Un ruido que raspa',
      blocks: [
        'Un gruñido que se siente en el pedal significa que ya no hay balata y que el acero está cortando acero. Cada milla echa a perder el disco y el carro tarda más en parar. No se vaya a casa a pensarlo: venga directo o llámenos para mandar una grúa.',
      ],
    },
    {
      heading: '3. Un pedal que vibra',
      blocks: [
        'Si el pedal o el volante pulsan cuando frena a velocidad de carretera, los discos ya no están parejos. Casi siempre se sobrecalentaron en una bajada larga o jalando un remolque, o alguien apretó la rueda disparejo con la pistola; por eso nosotros terminamos cada rueda a mano con torquímetro. Un desgaste ligero se puede rectificar; por debajo del grosor mínimo grabado en el disco, hay que cambiarlo.',
        'Hay una vibración normal: un golpeteo rápido y fuerte en una frenada de emergencia es el sistema ABS haciendo su trabajo. No suelte el pedal.',
      ],
    },
    {
      heading: '4. Un pedal blando o que se hunde',
      blocks: [
        'Si el pedal era firme y ahora se siente como pisar una esponja, hay aire o agua en el líquido. Si se hunde despacio mientras espera en el semáforo, hay una fuga o el cilindro maestro está cansado. Las dos cosas son serias. Revise el líquido en el depósito; si está bajo y ve algo mojado por dentro de una rueda, deje el carro donde está.',
      ],
    },
    {
      heading: '5. El carro jala hacia un lado',
      blocks: [
        'Va derecho, pero se desvía al frenar: un lado trabaja más que el otro. Se pegó un caliper, una manguera se tapó por dentro o le cayó aceite a una balata. Después de manejar, acerque la mano a cada rueda sin tocarla. La que está caliente suele ser la que se arrastra.',
      ],
    },
    {
      heading: '6. Olor a quemado',
      blocks: [
        'Un olor fuerte, como químico, después de una bajada o en el tráfico: un freno se está sobrecalentando. Vea si dejó puesto el freno de mano. Si no es eso, párese en un lugar seguro, deje enfriar media hora y no le eche agua, porque un disco caliente se agrieta. Luego tráigalo a revisar. Un caliper que no suelta lo va a volver a hacer.',
      ],
    },
    {
      heading: '7. La luz de advertencia',
      blocks: [
        'La luz roja significa líquido bajo, pérdida de presión o freno de mano puesto. Deténgase y averigüe cuál es. La luz ámbar del ABS significa que ese sistema se apagó: todavía tiene frenos normales, pero pueden bloquearse en mojado; haga una cita esta semana.',
      ],
    },
    {
      heading: '¿Cuánto deben durar?',
      blocks: [
        'Las balatas delanteras duran de 30,000 a 70,000 millas; las traseras, más. El tráfico, los remolques y las bajadas acortan su vida; ver lejos y soltar el acelerador a tiempo la duplica. Los híbridos muchas veces pasan de 100,000, porque el motor eléctrico hace casi todo el frenado. El líquido de frenos absorbe agua del aire y conviene cambiarlo cada dos o tres años, aunque maneje poco.',
        [
          'Puede esperar una cita esta semana: rechinido, vibración ligera, luz ámbar.',
          'Venga hoy: el carro jala, huele a quemado o el pedal está blando.',
          'No maneje: raspa, el pedal se hunde o la luz roja no se apaga.',
        ],
        'Medimos las balatas sin costo cada vez que quitamos una rueda, anotamos los números en su recibo y le decimos cuántas millas creemos que quedan. La mayoría de las veces la respuesta es: bastantes.',
      ],
    },
  ],
};
