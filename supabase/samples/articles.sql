-- Generated from supabase/samples/articles by `npx tsx cli/verify/generate.ts`; do not edit.
-- Until staff change a row, its updated_at says that it is a sample (backend/goLive/samplesStep.ts).

insert into public.list_entries (id, list, position, slug, service, author, day, picture, written_at, updated_at,
  title, title_es, note, note_es, detail, detail_es, text, text_es) values
  (md5('articles wheel-alignment')::uuid, 'articles', 1, 'wheel-alignment', 'wheel-alignment', 'Danielle Brooks', '2025-11-03', 'drawing:article-wheel-alignment', '2025-11-03 12:00:00Z', '2020-01-01 00:00:00Z',
  'Wheel Alignment',
  'Alineación',
  'Alignment',
  'Alineación',
  'Does your car pull to one side, or does a tire wear on one edge only? What alignment is, what knocks it out, and when it’s worth paying for.',
  '¿Su carro se va de lado, o una llanta se gasta solo de una orilla? Qué es la alineación, por qué se pierde y cuándo vale la pena pagarla.',
  'Alignment is the angle at which your wheels meet the road. When it’s right, you never think about it. When it’s wrong, you pay for it twice: once in tires, once in gas.

## What we actually adjust

Three angles decide how a wheel sits. They’re small, fractions of a degree, and your car’s manufacturer publishes the exact range for each one.

- Toe: whether the wheels point slightly toward or away from each other, looking down from above. It’s the angle that goes out most often and the one that eats tires fastest.
- Camber: how far the wheel leans in or out, looking from the front. Too much and the tire wears on one shoulder.
- Caster: how far the steering axis tilts back, looking from the side. It brings the steering wheel back to center after a turn.

Many people ask for an alignment when they mean balancing. Balancing evens out the weight of one wheel and cures a shaking steering wheel. Alignment sets the direction of all four and cures a car that pulls or wears its tires unevenly.

## How your car tells you

You don’t need a machine to suspect it. On a flat, straight, empty road, relax your hands for a second at 35 miles an hour and watch.

- The car drifts to one side even though the tires have the same pressure.
- The steering wheel is crooked when you drive straight.
- A tire is smooth on one edge and deep on the other.
- Run your palm across the tread: it feels sharp one way and smooth the other, like the teeth of a saw. That is toe.
- The tires squeal in slow turns in a parking lot.

Check the pressure first. A tire that is 8 pounds low pulls just like bad alignment, and the air costs nothing.

## What knocks it out

Potholes are the usual suspect, and Tara Boulevard after a wet winter has plenty. A curb taken at an angle does it just as well. Worn parts do it slowly: ball joints, tie-rod ends and control-arm bushings loosen over the years, and the wheel moves with them. Any work on the suspension can do it, too. New struts, a lift kit or lowering springs change the height of the car, and with it every angle.

This is why we check for play in the front end before we put a car on the rack. Aligning a car with a loose tie rod is like tuning a guitar with a slipping peg: correct for about an hour.

## What it costs to skip it

A toe error of only an eighth of an inch at a wheel drags its tire sideways about 28 feet for every mile you drive. A set that should last 50,000 miles can be down to the cords on one edge at 15,000. Tires that scrub take more gas to roll, too, so you fill up more often.

Then there is safety. Braking distances are measured on tires that sit flat on the road. A tire that has worn to a wedge has less rubber where it counts, and in the rain it shows.

## When to have it checked

- Once a year, or every 12,000 miles.
- Whenever you buy new tires. It protects what you just paid for.
- After a hard hit on a pothole or a curb.
- After any work on steering or suspension.

A check takes about 15 minutes, an adjustment about an hour. Our cameras read all four wheels, and you get the printout: red numbers before, green numbers after. If a worn part keeps an angle from coming in, we show you the part and give you the price before anything else happens. And if the numbers are green from the start, we tell you that as well, and you drive home with the tires you have.',
  'La alineación es el ángulo con que sus ruedas tocan el camino. Cuando está bien, usted ni se acuerda de ella. Cuando está mal, la paga dos veces: en llantas y en gasolina.

## Qué ajustamos en realidad

Son tres ángulos los que mandan en cada rueda. Son pequeños, fracciones de grado, y el fabricante de su carro publica el rango exacto de cada uno.

- Convergencia (toe): si las ruedas apuntan un poco hacia adentro o hacia afuera, vistas desde arriba. Es el ángulo que más se desajusta y el que más rápido se come las llantas.
- Inclinación (camber): cuánto se inclina la rueda hacia adentro o hacia afuera, vista de frente. Si es demasiado, la llanta se gasta de un hombro.
- Avance (caster): cuánto se inclina hacia atrás el eje de la dirección, visto de lado. Hace que el volante regrese solo al centro después de una vuelta.

Mucha gente pide alineación cuando quiere decir balanceo. El balanceo empareja el peso de una sola rueda y quita la vibración del volante. La alineación corrige la dirección de las cuatro y arregla un carro que se va de lado o gasta disparejo las llantas.

## Cómo le avisa su carro

No hace falta una máquina para sospecharlo. En un camino plano, derecho y vacío, afloje las manos un segundo a 35 millas por hora y observe.

- El carro se va de lado aunque las llantas tengan la misma presión de aire.
- El volante queda chueco cuando usted va derecho.
- Una llanta está lisa de una orilla y honda de la otra.
- Pase la palma por el dibujo: hacia un lado se siente filoso y hacia el otro suave, como los dientes de un serrucho. Eso es la convergencia.
- Las llantas rechinan en las vueltas lentas del estacionamiento.

Primero revise la presión. Una llanta con 8 libras de menos jala igual que una mala alineación, y el aire no cuesta nada.

## Qué la desajusta

Los baches son los culpables de siempre, y Tara Boulevard tiene muchos después de un invierno lluvioso. Un golpe contra la banqueta (acera) hace lo mismo. Las piezas gastadas lo hacen despacio: las rótulas, las terminales y los bujes se aflojan con los años, y la rueda se mueve con ellos. También cualquier trabajo en la suspensión: unos struts nuevos, un kit de levante o unos resortes más bajos cambian la altura del carro y, con ella, todos los ángulos.

Por eso revisamos que no haya juego en la suspensión delantera antes de subir el carro a la máquina. Alinear un carro con una terminal floja es como afinar una guitarra con la clavija suelta: dura bien una hora.

## Lo que cuesta no hacerla

Un error de convergencia de un octavo de pulgada en una rueda arrastra de lado su llanta unos 28 pies por cada milla que maneja. Un juego que debía durar 50,000 millas puede quedar en los alambres de una orilla a las 15,000. Además, las llantas que se arrastran ruedan con más trabajo, y usted carga gasolina con más frecuencia.

Y está la seguridad. La distancia de frenado se mide con llantas que pisan parejo. Una llanta gastada en cuña tiene menos hule (caucho) donde importa, y se nota cuando llueve.

## Cuándo revisarla

- Una vez al año o cada 12,000 millas.
- Siempre que compre llantas nuevas: protege lo que acaba de pagar.
- Después de un golpe fuerte en un bache o una banqueta.
- Después de cualquier trabajo en la dirección o la suspensión.

Revisarla toma unos 15 minutos; ajustarla, como una hora. Nuestras cámaras leen las cuatro ruedas y usted recibe la hoja: números rojos antes, números verdes después. Si una pieza gastada no deja llegar a la medida, le enseñamos la pieza y le damos el precio antes de hacer cualquier otra cosa. Y si los números salen verdes desde el principio, también se lo decimos, y usted se va a casa con las llantas que tiene.'),
  (md5('articles winter-tires-in-georgia')::uuid, 'articles', 2, 'winter-tires-in-georgia', '', 'Danielle Brooks', '2025-10-20', 'drawing:article-winter-tires', '2025-10-20 12:00:00Z', '2020-01-01 00:00:00Z',
  'Winter Tires in Georgia',
  'Llantas para invierno en Georgia',
  'Seasons',
  'Temporada',
  'Snow is rare here. Cold rain isn’t. Who needs winter tires, and who doesn’t.',
  'Aquí casi no nieva, pero sí llueve con frío. Quién necesita llantas para invierno y quién no.',
  'Clayton County sees snow for a day or two in a normal year. So do you need winter tires here? Most drivers don’t. Some really do, and everybody needs tires that can handle cold rain.

## It’s the cold, not just the snow

Rubber stiffens as it cools. Below about 45 degrees Fahrenheit a summer or performance tire turns hard: it stops gripping and starts sliding over the little bumps in the asphalt that it should hold on to. From December to February our mornings are regularly below that line, even when the afternoon reaches 60.

A winter tire is made of a softer compound that stays flexible far below freezing, and its tread is cut into hundreds of small slits, called sipes, that bite into snow and ice. The trade-off: in summer it’s too soft. It feels vague, wears quickly and takes longer to stop on hot pavement.

## Know the symbols

Look at the sidewall. Two markings get mixed up all the time.

- M+S (mud and snow) only describes the shape of the tread. There’s no test behind it. Nearly every all-season tire carries it.
- The three-peak mountain with a snowflake means that the tire has passed a traction test on packed snow. All winter tires carry it, and so do the better all-weather tires.

The Michelin CrossClimate2, for example, is sold as an all-season tire and carries the mountain. It stays on the car the whole year. The Bridgestone Blizzak WS90 is a true winter tire: superb on ice, and not something to drive in July.

## Who doesn’t need them

You drive in and around Jonesboro, you can stay at home on the two days when the roads freeze, and your car has all-season tires with at least 5/32" of tread. Then keep what you have. Check the pressure: it drops about one pound for every ten degrees, so the first cold morning can turn on the warning light even though nothing is leaking. And replace the tires at 4/32" rather than at the legal limit of 2/32", because deep grooves are what keeps you from floating on standing water. In our winters, that is the real danger.

## Who should think about it

- You go up to Blue Ridge, Helen or the Smokies on winter weekends.
- You have to be at work, whatever the weather: nurses, first responders, delivery drivers who start before dawn.
- Your car came with summer performance tires. Those are a real risk below 40 degrees, snow or not, and their manufacturers say so.
- You are moving north. Have them put on before the drive, not after it.

If you are in the first two groups, an all-weather tire with the mountain symbol is usually the better buy here than a second set of wheels. If you are in the third, a second set on inexpensive rims pays for itself, because your summer tires rest for four months of the year.

## If you buy a set

Always all four. Two winter tires on the drive wheels give you an end that grips and an end that slides, and the sliding end chooses its own direction. Put them on around Thanksgiving and take them off in March. Keep the other set clean, dry, out of the sun and away from electric motors, whose ozone cracks rubber. If you have no room, ask us.

And four-wheel drive? It helps you get moving. It does nothing for you when you brake or turn. For that you have four patches of rubber, each about the size of your hand, and how soft they are at 25 degrees is the whole story.',
  'En el condado de Clayton nieva uno o dos días en un año normal. ¿Se necesitan aquí llantas para invierno? La mayoría de la gente no. Algunos de verdad sí, y todos necesitan llantas que aguanten la lluvia fría.

## Es el frío, no solo la nieve

El hule (caucho) se pone duro con el frío. Por debajo de unos 45 grados Fahrenheit, una llanta de verano o de alto rendimiento se endurece: deja de agarrar y empieza a resbalar sobre las pequeñas asperezas del asfalto de las que debería agarrarse. De diciembre a febrero nuestras mañanas bajan con frecuencia de esa temperatura, aunque en la tarde lleguemos a 60.

La llanta para invierno es de un compuesto más suave, que sigue flexible muy por debajo del punto de congelación, y su dibujo tiene cientos de cortes finos que muerden la nieve y el hielo. A cambio, en verano resulta demasiado suave: se siente imprecisa, se gasta rápido y tarda más en frenar sobre el pavimento caliente.

## Conozca los símbolos

Mire el costado de la llanta. Hay dos marcas que se confunden con frecuencia.

- M+S (lodo y nieve) solo describe la forma del dibujo. No hay ninguna prueba detrás. Casi todas las llantas toda temporada la llevan.
- La montaña de tres picos con un copo de nieve significa que la llanta pasó una prueba de tracción en nieve compacta. La llevan todas las llantas para invierno y también las mejores para todo clima.

La Michelin CrossClimate2, por ejemplo, se vende como toda temporada y lleva la montaña. Se queda puesta todo el año. La Bridgestone Blizzak WS90 es una llanta para invierno de verdad: excelente en hielo, y no es para manejar en julio.

## Quién no las necesita

Usted maneja en Jonesboro y sus alrededores, puede quedarse en casa los dos días en que se congelan las calles, y su carro trae llantas toda temporada con 5/32" de dibujo o más. Entonces quédese con las que tiene. Revise la presión: baja como una libra por cada diez grados, así que la primera mañana fría puede prender la luz de presión (TPMS) aunque no haya ninguna fuga. Y cámbielas a los 4/32" en vez de esperar al límite legal de 2/32", porque las ranuras hondas son las que evitan que el carro flote sobre el agua. En nuestros inviernos, ese es el verdadero peligro.

## Quién debería pensarlo

- Sube a Blue Ridge, a Helen o a las Smokies los fines de semana de invierno.
- Tiene que llegar al trabajo con cualquier clima: personal de hospital, paramédicos, repartidores de madrugada.
- Su carro vino con llantas de alto rendimiento para verano. Por debajo de 40 grados son un riesgo de verdad, con nieve o sin ella, y así lo dicen los fabricantes.
- Se va a mudar al norte. Póngalas antes del viaje, no después.

Si está en uno de los dos primeros grupos, aquí casi siempre conviene más una llanta para todo clima con el símbolo de la montaña que un segundo juego. Si está en el tercero, un segundo juego en rines (aros) económicos se paga solo, porque sus llantas de verano descansan cuatro meses del año.

## Si compra un juego

Siempre las cuatro. Dos llantas para invierno en el eje de tracción le dan al carro un extremo que agarra y otro que resbala, y el que resbala escoge su propio camino. Póngalas hacia el Día de Acción de Gracias y quítelas en marzo. Guarde el otro juego limpio, seco, lejos del sol y de los motores eléctricos, cuyo ozono agrieta el hule. Si no tiene lugar, pregúntenos.

¿Y la tracción en las cuatro ruedas? Le ayuda a arrancar. Para frenar o dar vuelta no hace nada. Para eso solo cuenta con cuatro pedazos de hule, cada uno del tamaño de su mano, y todo depende de qué tan suaves sigan a 25 grados.'),
  (md5('articles seven-signs-of-worn-brakes')::uuid, 'articles', 3, 'seven-signs-of-worn-brakes', 'brake-service', 'Marcus Bell', '2025-09-15', 'drawing:article-brake-signs', '2025-09-15 12:00:00Z', '2020-01-01 00:00:00Z',
  'Seven Signs of Worn Brakes',
  'Siete señales de frenos gastados',
  'Brakes',
  'Frenos',
  'Brakes nearly always warn you first. Here’s how to hear it.',
  'Los frenos casi siempre avisan antes. Aprenda a escucharlos.',
  'Brakes hardly ever fail without a warning. They squeal, grind, pull, shake or sink first, sometimes for weeks. Here are the seven signs, what each one usually means, and which of them should not wait until Saturday.

## 1. A high squeal

Most brake pads carry a small steel tab, the wear indicator. When the pad is down to about an eighth of an inch, the tab touches the rotor and sings, every time you brake and sometimes when you don’t. That’s the good kind of noise: it’s there so you come in while only the pads need replacing. A squeal on the first few stops of a damp morning that then goes away is just surface rust, and harmless.

## 2. Grinding

A deep growl you feel in the pedal means the pad is gone and steel is cutting steel. Every mile now ruins the rotor, and the car takes longer to stop. Don’t drive on it. Have the car towed in, or call us and we’ll tell you what to do.

## 3. A pedal that shakes

If the pedal or the steering wheel pulses when you brake from highway speed, the rotors are no longer even. Usually they overheated on a long downhill or pulling a trailer, or a wheel was tightened unevenly with an impact gun, which is why we finish every wheel by hand with a torque wrench. Light wear can be machined off; below the minimum thickness stamped on the rotor, it has to be replaced.

One kind of shaking is normal: a fast, hard pulsing with a rattle in an emergency stop is the anti-lock system doing its job. Stay on the pedal.

## 4. A soft or sinking pedal

A pedal that used to be firm and now feels like a sponge points to air or water in the fluid. A pedal that slowly sinks while you wait at a light points to a leak or a tired master cylinder. Both are serious. Check the fluid in the reservoir; if it is low and you see a wet spot inside a wheel, leave the car where it is.

## 5. Pulling to one side

The car drives straight, but veers when you brake: one side works harder than the other. A caliper has seized, a hose has swollen shut inside, or oil has reached a pad. After a drive, hold your hand near each wheel without touching it. The hot one is usually the one that drags.

## 6. A burning smell

Sharp and chemical, after a hill or in stop-and-go traffic: a brake is overheating. Check whether the parking brake is still on. If it isn’t, stop somewhere safe, let everything cool for half an hour and don’t pour water on it, because a hot rotor cracks. Then have it looked at. A caliper that doesn’t let go will do it again.

## 7. The warning light

The red light means low fluid, lost pressure or a parking brake that’s still on. Stop and find out which. The amber ABS light means that the anti-lock system has switched itself off: you still have normal brakes, but they can lock on a wet road, so make an appointment this week.

## How long should they last?

Front pads last 30,000 to 70,000 miles, rear pads longer. City traffic, trailers and hills wear them out sooner; looking far ahead and easing off the gas early makes them last twice as long. Hybrids often go past 100,000, because the electric motor does most of the slowing. Brake fluid soaks up water from the air and should be changed every two to three years, however little you drive.

- Can wait for an appointment this week: squeal, light shaking, amber light.
- Come today: pulling, burning smell, soft pedal.
- Do not drive: grinding, sinking pedal, red light that stays on.

We measure the pads free of charge whenever a wheel is off the car, write the numbers on your invoice, and tell you how many miles we think are left. Most of the time the answer is: plenty.',
  'Los frenos casi nunca fallan sin avisar. Antes rechinan, raspan, jalan, vibran o se hunden, a veces durante semanas. Estas son las siete señales, lo que suele significar cada una y cuáles no se pueden dejar para el lunes.

## 1. Un rechinido agudo

Casi todas las balatas (pastillas) traen una lengüeta de acero, el indicador de desgaste. Cuando a la balata le queda como un octavo de pulgada, la lengüeta toca el disco y chilla cada vez que usted frena, y a veces también cuando no. Ese ruido es de los buenos: está ahí para que usted venga cuando solo hay que cambiar las balatas. Un rechinido en las primeras frenadas de una mañana húmeda que luego se quita es óxido superficial y no hace daño.

## 2. Un ruido que raspa

Un gruñido que se siente en el pedal significa que ya no hay balata y que el acero está cortando acero. Cada milla echa a perder el disco y el carro tarda más en parar. No siga manejando: tráigalo en grúa, o llámenos y le decimos qué hacer.

## 3. Un pedal que vibra

Si el pedal o el volante pulsan cuando frena a velocidad de carretera, los discos ya no están parejos. Casi siempre se sobrecalentaron en una bajada larga o jalando un remolque, o alguien apretó los birlos (tuercas) disparejo con la pistola de impacto; por eso nosotros terminamos cada rueda a mano con torquímetro. Si el desgaste es ligero, el disco se puede rectificar; por debajo del grosor mínimo que lleva grabado, hay que cambiarlo.

Hay una vibración normal: un golpeteo rápido y fuerte en una frenada de emergencia es el sistema ABS haciendo su trabajo. No suelte el pedal.

## 4. Un pedal blando o que se hunde

Si el pedal era firme y ahora se siente como pisar una esponja, hay aire o agua en el líquido. Si se hunde despacio mientras espera en el semáforo, hay una fuga o el cilindro maestro está cansado. Las dos cosas son serias. Revise el líquido en el depósito; si está bajo y ve algo mojado por dentro de una rueda, deje el carro donde está.

## 5. El carro jala hacia un lado

Va derecho, pero se desvía al frenar: un lado trabaja más que el otro. Se pegó un cáliper, una manguera se tapó por dentro o le cayó aceite a una balata. Después de manejar, acerque la mano a cada rueda sin tocarla. La que está caliente suele ser la que se arrastra.

## 6. Olor a quemado

Un olor fuerte, como químico, después de una bajada o en el tráfico: un freno se está sobrecalentando. Vea si se quedó puesto el freno de mano (de emergencia). Si no es eso, deténgase en un lugar seguro, deje enfriar el freno media hora y no le eche agua, porque un disco caliente se agrieta. Luego tráigalo a revisar. Un cáliper que no suelta lo va a volver a hacer.

## 7. La luz de advertencia

La luz roja significa líquido bajo, pérdida de presión o freno de mano puesto. Deténgase y averigüe cuál es. La luz ámbar del ABS significa que ese sistema se apagó: todavía tiene frenos normales, pero pueden bloquearse en mojado; haga una cita esta semana.

## ¿Cuánto deben durar?

Las balatas delanteras duran de 30,000 a 70,000 millas; las traseras, más. El tráfico, los remolques y las bajadas acortan su vida; mirar lejos hacia adelante y soltar el acelerador a tiempo la duplica. Los híbridos muchas veces pasan de 100,000, porque el motor eléctrico hace casi todo el frenado. El líquido de frenos absorbe agua del aire y conviene cambiarlo cada dos o tres años, aunque maneje poco.

- Puede esperar una cita esta semana: rechinido, vibración ligera, luz ámbar.
- Venga hoy: el carro jala, huele a quemado o el pedal está blando.
- No maneje: raspa, el pedal se hunde o la luz roja no se apaga.

Medimos las balatas sin costo cada vez que quitamos una rueda, anotamos los números en su recibo y le decimos cuántas millas creemos que quedan. La mayoría de las veces la respuesta es: bastantes.'),
  (md5('articles reading-tread-depth')::uuid, 'articles', 4, 'reading-tread-depth', 'tire-rotation', 'Luis Ortega', '2025-08-18', 'drawing:article-tread-depth', '2025-08-18 12:00:00Z', '2020-01-01 00:00:00Z',
  'Reading Tread Depth',
  'Cómo medir el dibujo de sus llantas',
  'Tires',
  'Llantas',
  'A penny, a quarter and thirty seconds: how to tell what your tires have left.',
  'Una moneda de un centavo, una de veinticinco y treinta segundos: así sabe cuánto les queda a sus llantas.',
  'Two coins and half a minute are enough to know whether your tires are safe, worth watching, or done. This is how we do it at the counter, and how to read the numbers on our used tires.

## Why thirty-seconds?

Tread depth is measured in thirty-seconds of an inch. A new passenger tire starts at about 10/32", a truck tire a little deeper. In Georgia, as in most states, 2/32" is the legal minimum. So the part you get to use is about 8/32", and the last third of it is the part that matters when it rains.

At 55 miles an hour in heavy rain, a tire has to push gallons of water out of the way every second. The grooves are where the water goes. When they get shallow, it has nowhere to go, the tire climbs onto it, and you are no longer steering a car but riding a sled. That is hydroplaning, and it begins at lower speeds with every thirty-second that is gone.

## The coin test

Push the coin into a main groove with the head pointing down, and look from the side.

- Penny: if you see all of Lincoln’s head, you are at 2/32" or less. The tire is worn out, and below 2/32" it is illegal to drive on.
- Quarter: if the tread does not reach Washington’s head, you are at 4/32" or less. On a dry road you will notice nothing. In the rain you need a lot more room to stop. Start shopping for tires.
- Penny again, one from before 2009, this time with the Lincoln Memorial on the back upside down: if the tread reaches the top of the building, you have about 6/32" left. Relax, and check again in three months.

Measure in three places across the tread, outside, middle and inside, and on all four tires. The inside edge is the one nobody looks at, and the one that goes first when the alignment is off. Turn the steering wheel all the way to one side and you can reach the front ones easily.

## What the pattern says

How a tire wears tells you more about the car than about the tire.

- Both shoulders worn, middle fine: the pressure is too low.
- Middle worn, shoulders fine: the pressure is too high.
- One shoulder worn: the alignment is off.
- Cups or scallops around the tire: tired shocks, or a wheel out of balance.
- The front tires twice as worn as the rear ones: nobody has rotated them. Every 5,000 to 7,500 miles is right.

Fix the cause before you buy the tires, or the new set will copy the old one.

## The bars in the grooves

Every tire has its own gauge. At the bottom of the grooves, small bars of rubber run across; their height is exactly 2/32". When the tread is level with them, the tire is finished, whatever a coin says. A small triangle or the letters TWI on the sidewall show where to look.

Depth is not everything. Rubber ages, even in a garage. The last four digits of the DOT number are the week and the year in which the tire was made: 2319 is the 23rd week of 2019. After six years we look for cracks; after ten, out it goes, no matter how deep the tread.

## Reading a used tire

Each used tire on our shelf carries its measured depth. We sell between 5/32" and 8/32", never less. Do the math: a used tire with 7/32" has about 5/32" to give, a new one about 8/32". If it costs less than 60 percent of the new one, it is a fair deal; if it also matches the other three on your car, it is a good one.

What we refuse to sell: tires with a repair in the shoulder, with a bulge, with two plugs close together, or older than six years. Ask any shop for that list before you buy. And if you are unsure about your own, come by. We measure all four while you wait, we write the numbers down for you, and it costs nothing.',
  'Dos monedas y medio minuto bastan para saber si sus llantas están bien, si hay que vigilarlas o si ya se acabaron. Así lo hacemos en el mostrador, y así se leen los números de nuestras llantas usadas.

## ¿Por qué treintaidosavos?

La profundidad del dibujo se mide en treintaidosavos de pulgada. Una llanta nueva de carro empieza como en 10/32"; una de camioneta, un poco más. En Georgia, como en casi todos los estados, el mínimo legal es 2/32". Así que usted puede usar unos 8/32", y la última tercera parte es la que importa cuando llueve.

A 55 millas por hora y con lluvia fuerte, una llanta tiene que quitar del camino varios galones de agua por segundo. El agua se va por las ranuras. Cuando están bajitas ya no tiene por dónde, la llanta flota sobre ella y usted ya no maneja un carro, sino un trineo. Eso es el hidroplaneo, y con cada treintaidosavo que se pierde empieza a menor velocidad.

## La prueba de la moneda

Meta la moneda en una ranura principal con la cabeza hacia abajo y mire de lado.

- Un centavo (penny): si ve toda la cabeza de Lincoln, está en 2/32" o menos. La llanta se acabó, y con menos de 2/32" es ilegal manejar con ella.
- Veinticinco centavos (quarter): si el dibujo no llega a la cabeza de Washington, está en 4/32" o menos. En seco no va a notar nada. Con lluvia necesita bastante más espacio para frenar. Empiece a buscar llantas.
- Otra vez el centavo, uno anterior a 2009, ahora con el Monumento a Lincoln (el otro lado de la moneda) de cabeza: si el dibujo llega al techo del edificio, le quedan unos 6/32". Con eso basta; revise de nuevo en tres meses.

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

Cada llanta trae su propio medidor. En el fondo de las ranuras hay unas barritas de hule (caucho) atravesadas; miden exactamente 2/32". Cuando el dibujo queda al ras de ellas, la llanta se acabó, diga lo que diga la moneda. Un triángulo pequeño o las letras TWI en el costado le muestran dónde buscar.

La profundidad no es todo. El hule envejece, aunque esté guardado en la cochera. Los últimos cuatro dígitos del número DOT son la semana y el año en que se hizo: 2319 es la semana 23 de 2019. A partir de seis años buscamos grietas; después de diez se va, por más dibujo que tenga.

## Cómo leer una llanta usada

Cada llanta usada de nuestro estante lleva anotada la medida de su dibujo. Vendemos entre 5/32" y 8/32", nunca menos. Haga la cuenta: una usada con 7/32" le va a dar unos 5/32"; una nueva, unos 8/32". Si cuesta menos del 60 por ciento de la nueva, está bien de precio; si además es igual a las otras tres de su carro, es una buena compra.

Lo que no vendemos: llantas con reparación en el hombro, con chipotes (bolas), con dos parches muy juntos o de más de seis años. Pida esa lista en cualquier llantera antes de comprar. Y si tiene duda de las suyas, pase. Medimos las cuatro mientras espera, le anotamos los números y no le cuesta nada.')
on conflict (id) do nothing;
