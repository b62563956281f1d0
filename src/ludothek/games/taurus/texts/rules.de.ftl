# Das Regelbuch von Taurus in unseren eigenen Worten. Die Reihenfolge der Einträge ist die des Buches: `chapter-…` beginnt
# ein Kapitel (`.intro`: sein erster Absatz), `rule-…` und `case-…` mit `.title` folgen. Regeln behalten ihre Nummern.

chapter-aim = Worum es geht
    .intro = Eine weite Weide, achtundvierzig Stiere, und wer geschickt zäunt, führt sie heim. Zug um Zug steckt ihr Pfosten in die Erde und spannt Drähte eurer Farbe dazwischen. Schließt ein grauer Draht einen Ring um drei oder mehr Stiere, werden sie unter allen verteilt, deren Drähte zu diesem Ring gehören: Sieh also zu, dass in jedem Zaun ein Draht von dir steckt, vor allem in den Zäunen der anderen. Und sammle Stiere einer Farbe, denn jeder ist mehr wert als der vorige. Für 2 bis 4 Spieler.

chapter-material = Womit gespielt wird
    .intro = Ein Spielbrett voller Felder und Löcher, Pfosten, Weidedrähte in fünf Farben und eine Herde Stiere.
rule-T1 = Es spielen zwei bis vier Spieler, jeder mit 20 Drähten einer Farbe. Für alle gemeinsam gibt es 48 Pfosten und 20 graue Drähte, die niemandem gehören. Die Herde zählt 48 Stiere, je 12 in vier Farben: schwarz, rot, braun und grau.
    .title = Spieler, Pfosten, Drähte, Stiere
rule-T2 = Unser Brett ist ein Schachbrett aus sieben mal sieben Feldern ohne das mittlere: 48 Felder, abwechselnd hell und dunkel (in der Schachtel braun und schwarz). Jedes Feld hat vier Löcher im Quadrat und in der Mitte den Platz für einen Stier. Ein Feld ist vier Schritte breit, und seine Löcher liegen einen Schritt vom Rand entfernt; so sind Löcher, die nebeneinanderliegen, zwei Schritte auseinander, innerhalb eines Feldes ebenso wie über die Grenze zum nächsten hinweg. Ob ein Draht ein Loch trifft oder daran vorbeiführt, wird genau berechnet, nie nach Augenmaß entschieden.
    .title = Das Spielbrett
rule-T3 = Zwei Felder grenzen aneinander, wenn sie eine Kante gemeinsam haben. Eine gemeinsame Ecke genügt nicht.
    .title = Angrenzende Felder
rule-T7 = Wer ein anderes Brett besitzt, kann es aufschreiben: 4 bis 48 gleich große quadratische Felder in einem Gitter, in dem Plätze leer bleiben dürfen; ihre Zahl ist durch vier teilbar, damit jede Farbe ein Viertel der Stiere stellt. Jedes Feld hat einen Stierplatz und ein bis vier Löcher, die alle in ihm liegen. Das Brett sagt, wie weit zwei Löcher einer Reihe oder Spalte auseinanderliegen, die als nebeneinander gelten (T20); zwischen ihnen liegt kein anderes. Mindestens 7 solche Paare dürfen kein Loch gemeinsam haben, damit in der ersten Runde jeder Platz findet. Kein Draht, der sich spannen ließe, darf über zwei Stiere führen. Zum Brett gehören 8 bis 48 Pfosten, 1 bis 20 Drähte für jeden Spieler und 1 bis 20 graue.
    .title = Eigene Bretter

chapter-setup = Vor dem Spiel
    .intro = Alles wird bereitgelegt und die Herde auf die Weide getrieben.
rule-T4 = Auf jedem Platz steht ein Stier, die Farben gut gemischt. Wer beginnt, entscheidet das Los, wenn ihr es nicht selbst ausmacht. Gespielt wird im Uhrzeigersinn.
    .title = Der Anfang

chapter-fences = Pfosten, Drähte, Zäune
    .intro = So werden Zäune gebaut, wer auch immer sie baut und wann auch immer.
rule-T5 = Zwei Pfosten sind benachbart, wenn sie im selben Feld oder in zwei angrenzenden Feldern stecken.
    .title = Benachbarte Pfosten
rule-T6 = Wie lang ein Draht ist, spielt keine Rolle: Jeder reicht von einem Pfosten zu jedem benachbarten. Es kommt nur darauf an, wie viele noch da sind.
    .title = Nicht die Länge zählt
rule-T10 = Ein Draht wird gerade gespannt, und zwar zwischen zwei benachbarten Pfosten, die noch kein Draht unmittelbar verbindet.
    .title = Einen Draht spannen
rule-T11 = Kein Draht darf über ein Loch führen, in dem ein Pfosten steckt, und kein Pfosten darf in ein Loch gesetzt werden, über das ein Draht führt. Dabei ist gleich, wem der Draht gehört und zu welchem Zaun er zählt.
    .title = Nicht über Pfosten
rule-T12 = Pfosten, die durch Drähte verbunden sind, unmittelbar oder über andere Pfosten, bilden mit diesen Drähten einen Zaun. Drähte verschiedener Zäune dürfen sich kreuzen und sind dadurch nicht verbunden. Kein Zaun aber darf sich selbst überkreuzen: Ein Draht darf keinen Draht eines Zauns kreuzen, an den er geknüpft wird, und er darf nicht zwei Zäune verbinden, die einander kreuzen.
    .title = Was ein Zaun ist
rule-T13 = Ein Draht darf Stiere überspannen. Ein Stier gehört zu der Seite, auf der seine Hörner sind. Auf unserem Brett lässt das nur dann eine Frage offen, wenn ein Draht der Diagonale eines Feldes folgt, denn dort liegt er zwischen den Hörnern: Wer ihn spannt, sagt sofort, auf welcher Seite der Stier steht, und was diesen Draht angeht, bleibt es für immer dabei. Ein Draht eines anderen Zauns längs der anderen Diagonale fragt von Neuem, nach seinen eigenen zwei Seiten. Ist der Stier nicht mehr da, wird nicht gefragt. Bei einem grauen Draht darf nur eine Seite genannt werden, mit der er einen Ring schließt, der zählt (T30); bleibt nur eine, braucht sie nicht genannt zu werden.
    .title = Zwischen den Hörnern
rule-T14 = Nur ein grauer Draht darf einen Ring schließen. Ein Draht in Spielerfarbe zwischen zwei Pfosten desselben Zauns ist verboten, wie wenige Stiere er auch einschlösse.
    .title = Kein Ring ohne Grau
rule-T15 = Ein grauer Draht muss einen Ring schließen, der zählt (T30). Zu etwas anderem darf er nicht verwendet werden.
    .title = Kein Grau ohne Ring
case-C5 = Ein Draht von Anna kreuzt einen von Ben; die beiden gehören zu verschiedenen Zäunen. Das ist erlaubt. Aber von nun an darf nirgends auf dem Brett ein Draht diese zwei Zäune verbinden: Der eine Zaun, der daraus würde, überkreuzte sich selbst.
    .title = Beispiel: Zäune, die sich kreuzen

chapter-turn = Dein Zug
    .intro = In der ersten Runde beginnt jeder einen Zaun. Von da an wachsen die Zäune, treffen aufeinander und schließen sich.
rule-T20 = Reihum setzt jeder zwei Pfosten in zwei freie Löcher, die nebeneinanderliegen, und verbindet sie mit einem eigenen Draht. Nebeneinander heißt: zwei Schritte auseinander in einer Reihe oder Spalte, auch über die Grenze zwischen zwei Feldern hinweg, nicht aber über die Lücke in der Mitte des Bretts. Ein Loch, neben dem kein freies liegt, darf nicht für den ersten der beiden Pfosten gewählt werden.
    .title = Die erste Runde
rule-T21 = Ab der zweiten Runde tust du genau eines von vier Dingen. (1) Du setzt einen Pfosten und verbindest ihn durch einen eigenen Draht mit einem benachbarten Pfosten. Das Loch muss frei sein und in einem Feld liegen, in dem ein Pfosten steckt oder an das ein solches Feld grenzt; der Nachbar darf zu jedem beliebigen Zaun gehören. Ein Loch, von dem kein erlaubter Draht ausgeht, darf nicht gewählt werden. (2) Du verbindest zwei benachbarte Pfosten durch einen eigenen Draht. (3) Du setzt einen Pfosten und verbindest ihn mit zwei benachbarten Pfosten, erst durch einen eigenen Draht, dann durch einen grauen, der einen Ring schließt. Welcher der beiden Drähte der graue ist, bestimmst du; lässt du den grauen weg, war es Möglichkeit 1. (4) Du verbindest zwei benachbarte Pfosten durch einen grauen Draht, der einen Ring schließt.
    .title = Eines von vieren
rule-T22 = Hast du keinen eigenen Draht mehr, bleibt dir nur Möglichkeit 4. Kannst du gar nichts tun, setzt du aus. Freiwillig aussetzen darf niemand.
    .title = Nichts zu machen
rule-T23 = Wer einen Ring schließt, braucht selbst keinen einzigen Draht darin zu haben.
    .title = Fremde Zäune schließen

chapter-closing = Schließen und verteilen
    .intro = Auf einen geschlossenen Ring warten alle, und nicht nur, wer ihn schließt.
rule-T30 = Ein Ring ist eine geschlossene Linie aus Drähten, die über den neuen grauen Draht führt und sich nirgends selbst berührt. Er zählt, wenn mindestens 3 Stiere darin stehen und wenigstens einer seiner Drähte eine Spielerfarbe hat. Ein grauer Draht, mit dem kein Ring entsteht, der zählt, ist nicht erlaubt.
    .title = Der Ring
rule-T31 = Höchstens zwei Ringe kommen in Frage, nämlich die, die dem neuen grauen Draht am engsten folgen. Hat er auf beiden Seiten ein Gehege, so sind es die Ringe um diese beiden Gehege. Sonst sind es das Gehege selbst, also der kleinste Ring über den Draht, und der Umriss des ganzen Zauns, also der größte, sofern die beiden verschieden sind. Zählen beide, sagt der Schließende, welcher gewertet wird; der andere bringt nichts. Zählt nur einer, wird er gewertet. (Früher geschlossene Gehege sind immer leer, also enthalten beide Ringe dieselben Stiere: Die Wahl entscheidet darüber, wessen Drähte teilhaben.)
    .title = Zwei Ringe auf einmal
rule-T32 = Alle Stiere im Ring werden sofort verteilt. Geht den Ring im Uhrzeigersinn entlang, so wie man ihn auf dem Brett sieht, und beginnt mit dem ersten Draht nach dem neuen grauen: Der Besitzer jedes farbigen Drahts nimmt sich einen Stier nach Wahl, graue Drähte werden übergangen. So geht es Runde um Runde, bis kein Stier mehr übrig ist. Wer mehrere Drähte im Ring hat, bekommt für jeden einen Stier.
    .title = Verteilen
rule-T33 = Drähte, die nicht zum Ring gehören, bringen nichts. Pfosten und Drähte bleiben, wo sie sind, und können zu späteren Ringen gehören. Verteilte Stiere sind vom Brett.
    .title = Was bleibt
rule-T34 = Sind nur noch Stiere einer Farbe zu verteilen, gibt es nichts zu wählen: Sie werden ohne Nachfrage ausgegeben.
    .title = Nichts mehr zu wählen
case-C2 = Im Uhrzeigersinn nach dem grauen Draht folgen im Ring der Reihe nach Drähte von Anna, Anna, Ben und Clea. Bei 6 Stieren geht es so reihum: Anna, Anna, Ben, Clea, Anna, Anna. Anna bekommt vier Stiere, Ben und Clea je einen. Bei 3 Stieren sind es Anna, Anna, Ben, und Clea geht leer aus.
    .title = Beispiel: einmal um den Ring
case-C3 = Zwei benachbarte Pfosten gehören zum selben Zaun. Kein farbiger Draht darf sie verbinden, nur ein grauer, und auch der nur, wenn er 3 oder mehr Stiere einschließt.
    .title = Beispiel: die zwei Enden eines Zauns
case-C4 = Ein Gehege wurde früher geschlossen und geleert. Nun schließt ein grauer Draht daneben ein zweites Gehege mit 3 Stieren; der Draht zwischen den beiden gehört Anna. Im Uhrzeigersinn nach dem neuen grauen Draht folgen im Ring um das neue Gehege Drähte von Ben, Anna und Ben. Der Umriss beider Gehege lässt Annas Draht aus und führt stattdessen um das alte herum: Ben, Clea, der alte graue Draht, Clea, Ben. So oder so werden dieselben 3 Stiere verteilt. Nach dem Ring um das neue Gehege bekommt Ben zwei und Anna einen, nach dem Umriss Ben einen und Clea zwei; der Schließende entscheidet.
    .title = Beispiel: ein Gehege neben dem anderen

chapter-end = Das Ende
    .intro = Früher oder später ist die Weide leer, oder es lässt sich nichts mehr einzäunen.
rule-T40 = Das Spiel endet, sobald weniger als 3 Stiere auf dem Brett stehen, kein grauer Draht mehr da ist oder alle Spieler reihum aussetzen mussten. Ist gerade zu verteilen, wird das vorher immer zu Ende geführt.
    .title = Wann das Spiel endet
rule-T41 = Jede Farbe wird für sich gewertet. Ein bis zwölf Stiere einer Farbe sind 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 und 78 Punkte wert: Der zweite bringt zwei dazu, der dritte drei, und so fort. Die Summe über alle Farben ist dein Ergebnis.
    .title = Die Herden zählen
rule-T42 = Das höchste Ergebnis gewinnt. Bei Gleichstand gewinnt, wer die größte Herde einer Farbe hat, dann die zweitgrößte und so weiter; ist auch dann kein Unterschied, gewinnen alle Gleichen. Stiere, die auf dem Brett bleiben, gehören niemandem.
    .title = Wer gewinnt
case-C1 = Sieben schwarze Stiere sind 28 Punkte wert. Vier Stiere einer Farbe sind 10 Punkte wert, je einer von allen vier Farben nur 4.
    .title = Beispiel: Gleiches zu Gleichem

chapter-rulings = Entscheidungen
    .intro = Die überlieferte Kurzanleitung lässt manches offen und lässt sich an einigen Stellen auf zweierlei Weise lesen. So haben wir entschieden; die Regeln oben sagen dasselbe.
rule-T60 = Die Anleitung nimmt Pfosten einmal aus dem Vorrat und einmal aus dem eigenen. Alle Pfosten sind gleich, also nehmen alle aus denselben 48 (T1).
    .title = Wessen Pfosten
rule-T61 = Für die erste Runde verlangt die Anleitung einen kurzen Draht. Da wir Drähte nicht messen (T6), sagt das, wo die zwei Pfosten stehen: so dicht beieinander, wie Löcher liegen können (T20).
    .title = Der kurze Draht
rule-T62 = Nach der Anleitung darf man benachbarte Pfosten verbinden, die noch nicht miteinander verbunden sind. Wir verstehen das so: nicht unmittelbar, durch einen einzigen Draht (T10). Pfosten, die über andere verbunden sind, bleiben für farbige Drähte trotzdem gesperrt, denn nur ein grauer darf einen Ring schließen (T14). Wir haben es anders versucht: Die Spiele wurden länger, und es wurden nicht mehr Ringe geschlossen.
    .title = Noch nicht verbunden
rule-T63 = Beim Verteilen lässt die Anleitung den folgenden Spieler nehmen. Das ist der Besitzer des nächsten farbigen Drahts im Ring (T32), wo er auch sitzt; mit zwei Drähten hintereinander nimmt er zweimal hintereinander.
    .title = Um den Ring, nicht um den Tisch
rule-T64 = Die Anleitung beendet das Spiel, wenn sich keine drei Stiere mehr einzäunen lassen. So weit sehen wir nicht voraus: Gespielt wird, bis eines der drei Zeichen aus T40 es zeigt.
    .title = Keine Hellseherei
rule-T65 = Die Anleitung spricht von zwei Zäunen, die ein grauer Draht zugleich schließt. Das sind die zwei Ringe aus T31, und andere werden nicht betrachtet: Zählt keiner von beiden, ist der graue Draht nicht erlaubt.
    .title = Nie mehr als zwei Ringe

chapter-credits = Dank
    .intro = Taurus ist ein Spiel von Peter Wichmann, 2008 bei LudoArt erschienen und heute kaum noch zu finden. Diese Fassung für das Netz stammt von Liebhabern des Spiels. Sie steht mit Autor und Verlag in keiner Verbindung; Wortlaut und Zeichnungen sind unsere eigenen.
