-- The other two articles of a new shop; see 066_list_examples.sql.

insert into public.list_entries (id, list, position, slug, service, title, title_es, note, note_es, author, day, picture,
  detail, detail_es, text, text_es) values (
  md5('articles 3')::uuid, 'articles', 3, 'seven-signs-of-worn-brakes', 'brake-service', 'Seven Signs of Worn Brakes', 'Siete señales de frenos gastados',
  'Brakes', 'Frenos', 'Marcus Bell', '2025-09-15', 'drawing:article-brake-signs',
  'Brakes nearly always warn you first. This is how to hear it.',
  'Los frenos casi siempre avisan antes. Aprenda a escucharlos.',
  'Brakes hardly ever fail without a warning. They squeal, grind, pull, shake or sink first, sometimes for weeks. Here are the seven signs, what each one usually means, and which of them should not wait until Saturday.

## 1. A high squeal

Most brake pads carry a small steel tab, the wear indicator. When the pad is down to about an eighth of an inch, the tab touches the rotor and sings, every time you brake and sometimes when you don’t. This is the good case: it is built in so that you come while only the pads need replacing. A squeal on the first few stops of a damp morning that then goes away is just surface rust, and harmless.

## 2. Grinding

A deep growl that you feel in the pedal means that the pad is gone and steel is cutting steel. Every mile now ruins the rotor, and the car takes longer to stop. Don’t drive home and think about it: come directly, or call us for a tow.

## 3. A pedal that shakes

If pedal or steering wheel pulses when you brake from highway speed, the rotors are no longer even. Usually they overheated on a long descent or behind a trailer, or a wheel was tightened unevenly with an impact gun, which is why we finish every wheel by hand with a torque wrench. Light wear can be machined off; below the minimum thickness stamped on the rotor it has to be replaced.

One shaking is normal: a fast, hard pulsing with a rattle in an emergency stop is the anti-lock system doing its job. Stay on the pedal.

## 4. A soft or sinking pedal

Pressure that used to be firm and now feels like stepping on a sponge points to air or water in the fluid. A pedal that slowly sinks while you wait at a light points to a leak or a tired master cylinder. Both are serious. Check the fluid in the reservoir; if it is low and you see a wet spot inside a wheel, leave the car where it is.

## 5. Pulling to one side

The car drives straight, but veers when you brake: one side works harder than the other. A caliper has seized, a hose has swollen shut inside, or oil has reached a pad. After a drive, hold your hand near each wheel without touching it. The hot one is usually the one that drags.

## 6. A burning smell

Sharp and chemical, after a hill or in stop-and-go traffic: a brake is overheating. Look whether the parking brake is still on. If it isn’t, stop somewhere safe, let everything cool for half an hour and don’t pour water on it, because a hot rotor cracks. Then have it looked at. A caliper that doesn’t let go will do it again.

## 7. The warning light

The red light means low fluid, lost pressure or a parking brake that is set. Stop and find out which. The amber ABS light means that the anti-lock system has switched itself off: you still have normal brakes, but they can lock on a wet road, so make an appointment this week.

## How long should they last?

Front pads live 30,000 to 70,000 miles, rear pads longer. City traffic, trailers and hills shorten it; looking far ahead and lifting off early doubles it. Hybrids often go past 100,000, because the electric motor does most of the slowing. Brake fluid takes up water from the air and should be changed every two to three years, however little you drive.

- Can wait for an appointment this week: squeal, light shaking, amber light.
- Come today: pulling, burning smell, soft pedal.
- Do not drive: grinding, sinking pedal, red light that stays on.

We measure the pads without charge whenever a wheel is off the car, write the numbers on your invoice, and tell you how many miles we believe are left. Most of the time the answer is: plenty.',
  'Los frenos casi nunca fallan sin avisar. Antes rechinan, raspan, jalan, vibran o se hunden, a veces durante semanas. Estas son las siete señales, lo que suele significar cada una y cuáles no deben esperar hasta el lunes.

## 1. Un rechinido agudo

Casi todas las balatas (pastillas) traen una lengüeta de acero, el indicador de desgaste. Cuando a la balata le queda como un octavo de pulgada, la lengüeta toca el disco y chilla cada vez que usted frena, y a veces también cuando no. Ese es el caso bueno: está ahí para que usted venga cuando solo hay que cambiar las balatas. Un rechinido en las primeras frenadas de una mañana húmeda que luego se quita es óxido superficial y no hace daño.

## 2. Un ruido que raspa

Un gruñido que se siente en el pedal significa que ya no hay balata y que el acero está cortando acero. Cada milla echa a perder el disco y el carro tarda más en parar. No se vaya a casa a pensarlo: venga directo o llámenos para mandar una grúa.

## 3. Un pedal que vibra

Si el pedal o el volante pulsan cuando frena a velocidad de carretera, los discos ya no están parejos. Casi siempre se sobrecalentaron en una bajada larga o jalando un remolque, o alguien apretó la rueda disparejo con la pistola; por eso nosotros terminamos cada rueda a mano con torquímetro. Un desgaste ligero se puede rectificar; por debajo del grosor mínimo grabado en el disco, hay que cambiarlo.

Hay una vibración normal: un golpeteo rápido y fuerte en una frenada de emergencia es el sistema ABS haciendo su trabajo. No suelte el pedal.

## 4. Un pedal blando o que se hunde

Si el pedal era firme y ahora se siente como pisar una esponja, hay aire o agua en el líquido. Si se hunde despacio mientras espera en el semáforo, hay una fuga o el cilindro maestro está cansado. Las dos cosas son serias. Revise el líquido en el depósito; si está bajo y ve algo mojado por dentro de una rueda, deje el carro donde está.

## 5. El carro jala hacia un lado

Va derecho, pero se desvía al frenar: un lado trabaja más que el otro. Se pegó un caliper, una manguera se tapó por dentro o le cayó aceite a una balata. Después de manejar, acerque la mano a cada rueda sin tocarla. La que está caliente suele ser la que se arrastra.

## 6. Olor a quemado

Un olor fuerte, como químico, después de una bajada o en el tráfico: un freno se está sobrecalentando. Vea si dejó puesto el freno de mano. Si no es eso, párese en un lugar seguro, deje enfriar media hora y no le eche agua, porque un disco caliente se agrieta. Luego tráigalo a revisar. Un caliper que no suelta lo va a volver a hacer.

## 7. La luz de advertencia

La luz roja significa líquido bajo, pérdida de presión o freno de mano puesto. Deténgase y averigüe cuál es. La luz ámbar del ABS significa que ese sistema se apagó: todavía tiene frenos normales, pero pueden bloquearse en mojado; haga una cita esta semana.

## ¿Cuánto deben durar?

Las balatas delanteras duran de 30,000 a 70,000 millas; las traseras, más. El tráfico, los remolques y las bajadas acortan su vida; ver lejos y soltar el acelerador a tiempo la duplica. Los híbridos muchas veces pasan de 100,000, porque el motor eléctrico hace casi todo el frenado. El líquido de frenos absorbe agua del aire y conviene cambiarlo cada dos o tres años, aunque maneje poco.

- Puede esperar una cita esta semana: rechinido, vibración ligera, luz ámbar.
- Venga hoy: el carro jala, huele a quemado o el pedal está blando.
- No maneje: raspa, el pedal se hunde o la luz roja no se apaga.

Medimos las balatas sin costo cada vez que quitamos una rueda, anotamos los números en su recibo y le decimos cuántas millas creemos que quedan. La mayoría de las veces la respuesta es: bastantes.');

insert into public.list_entries (id, list, position, slug, service, title, title_es, note, note_es, author, day, picture,
  detail, detail_es, text, text_es) values (
  md5('articles 4')::uuid, 'articles', 4, 'reading-tread-depth', 'tire-rotation', 'Reading Tread Depth', 'Cómo medir el dibujo de sus llantas',
  'Tires', 'Llantas', 'Luis Ortega', '2025-08-18', 'drawing:article-tread-depth',
  'A penny, a quarter and thirty seconds: how to know what your tires have left.',
  'Una moneda de un centavo, una de veinticinco y treinta segundos: así sabe cuánto le queda a sus llantas.',
  'Two coins and half a minute are enough to know whether your tires are safe, worth watching, or done. This is how we do it at the counter, and how to read the numbers on our used tires.

## Why thirty-seconds?

Tread depth is measured in thirty-seconds of an inch. A new passenger tire starts at about 10/32", a truck tire somewhat deeper. In Georgia, as in most states, 2/32" is the legal minimum. So the part that you may use is about 8/32", and the last third of it is the part that matters when it rains.

At 55 miles an hour in heavy rain, a tire has to push gallons of water out of the way every second. The grooves are where the water goes. When they become shallow it has nowhere to go, the tire climbs onto it, and you are no longer steering a car but riding a sled. That is hydroplaning, and it begins at lower speeds with every thirty-second that is gone.

## The coin test

Push the coin into a main groove with the head pointing down, and look from the side.

- Penny: if you see all of Lincoln’s head, you are at 2/32" or less. The tire is worn out, and it is illegal to drive on.
- Quarter: if the tread does not reach Washington’s head, you are at 4/32" or less. On a dry road you will notice nothing. In the rain you need noticeably more room to stop. Start looking for tires.
- Penny again: if the tread reaches the top of the Lincoln Memorial on the back, you have about 6/32" left. Relax, and check again in three months.

Measure in three places across the tread, outside, middle and inside, and on all four tires. The inside edge is the one that nobody looks at, and the one that goes first when the alignment is off. Turn the steering wheel all the way to one side and you can reach the front ones easily.

## What the pattern says

How a tire wears tells more about the car than about the tire.

- Both shoulders worn, middle fine: the pressure is too low.
- Middle worn, shoulders fine: the pressure is too high.
- One shoulder worn: the alignment is off.
- Cups or scallops around the tire: tired shocks, or a wheel out of balance.
- The front tires twice as worn as the rear ones: nobody has rotated them. Every 5,000 to 7,500 miles is right.

Fix the cause before you buy the tires, or the new set will copy the old one.

## The bars in the grooves

Every tire has its own gauge. At the bottom of the grooves, small bars of rubber run across; their height is exactly 2/32". When the tread is level with them, the tire is finished, whatever a coin says. A small triangle or the letters TWI on the sidewall show where to look.

Depth is not everything. Rubber ages, even in a garage. The last four digits of the DOT number are the week and the year in which the tire was made: 2319 is the 23rd week of 2019. From six years on we look for cracks; after ten, out it goes, however deep the tread.

## Reading a used tire

Each used tire on our shelf carries its measured depth. We sell between 5/32" and 8/32", never less. Do the arithmetic: a used tire with 7/32" has about 5/32" to give, a new one about 8/32". If it costs less than 60 percent of the new one, it is a fair deal; if it also matches the other three on your car, it is a good one.

What we refuse to sell: tires with a repair in the shoulder, with a bulge, with two plugs close together, or older than six years. Ask any shop for that list before you buy. And if you are unsure about your own, come by. We measure all four while you wait, we write the numbers down for you, and it costs nothing.',
  'Dos monedas y medio minuto bastan para saber si sus llantas están bien, si hay que vigilarlas o si ya se acabaron. Así lo hacemos en el mostrador, y así se leen los números de nuestras llantas usadas.

## ¿Por qué treintaidosavos?

La profundidad del dibujo se mide en treintaidosavos de pulgada. Una llanta nueva de carro empieza como en 10/32"; una de camioneta, un poco más. En Georgia, como en casi todos los estados, el mínimo legal es 2/32". Así que usted puede usar unos 8/32", y la última tercera parte es la que importa cuando llueve.

A 55 millas por hora y con lluvia fuerte, una llanta tiene que quitar del camino varios galones de agua por segundo. El agua se va por las ranuras. Cuando están bajitas ya no tiene por dónde, la llanta se le sube encima y usted ya no maneja un carro, sino un trineo. Eso es el hidroplaneo, y con cada treintaidosavo que se pierde empieza a menor velocidad.

## La prueba de la moneda

Meta la moneda en una ranura principal con la cabeza hacia abajo y mire de lado.

- Un centavo (penny): si ve toda la cabeza de Lincoln, está en 2/32" o menos. La llanta se acabó y es ilegal manejar con ella.
- Veinticinco centavos (quarter): si el dibujo no llega a la cabeza de Washington, está en 4/32" o menos. En seco no va a notar nada. Con lluvia necesita bastante más espacio para frenar. Empiece a buscar llantas.
- Otra vez el centavo: si el dibujo llega arriba del Monumento a Lincoln, del otro lado de la moneda, le quedan unos 6/32". Con eso basta; revise de nuevo en tres meses.

Mida en tres puntos, afuera, en medio y adentro, y en las cuatro llantas. La orilla de adentro es la que nadie mira y la primera que se acaba cuando falta alineación. Gire todo el volante hacia un lado y alcanzará fácil las delanteras.

## Lo que dice el desgaste

La forma en que se gasta una llanta dice más del carro que de la llanta.

- Los dos hombros gastados y el centro bien: le falta aire.
- El centro gastado y los hombros bien: tiene demasiado aire.
- Un solo hombro gastado: le falta alineación.
- Ondas o copas alrededor: amortiguadores cansados o una rueda sin balancear.
- Las delanteras el doble de gastadas que las traseras: nadie las ha rotado. Lo correcto es cada 5,000 a 7,500 millas.

Arregle la causa antes de comprar, o el juego nuevo va a copiar al viejo.

## Las barras en las ranuras

Cada llanta trae su propio medidor. En el fondo de las ranuras hay unas barritas de hule atravesadas; miden exactamente 2/32". Cuando el dibujo queda al ras de ellas, la llanta se acabó, diga lo que diga la moneda. Un triángulo pequeño o las letras TWI en el costado le muestran dónde buscar.

La profundidad no es todo. El hule envejece, aunque esté guardado en la cochera. Los últimos cuatro dígitos del número DOT son la semana y el año en que se hizo: 2319 es la semana 23 de 2019. A partir de seis años buscamos grietas; después de diez se va, por más dibujo que tenga.

## Cómo leer una llanta usada

Cada llanta usada de nuestro estante lleva anotada la medida de su dibujo. Vendemos entre 5/32" y 8/32", nunca menos. Haga la cuenta: una usada con 7/32" tiene unos 5/32" por dar; una nueva, unos 8/32". Si cuesta menos del 60 por ciento de la nueva, es un trato justo; si además hace juego con las otras tres de su carro, es uno bueno.

Lo que no vendemos: llantas con reparación en el hombro, con bolas, con dos parches muy juntos o de más de seis años. Pida esa lista en cualquier llantera antes de comprar. Y si tiene duda de las suyas, pase. Medimos las cuatro mientras espera, le anotamos los números y no le cuesta nada.');
