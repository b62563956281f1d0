# Das Regelbuch von Lauf rauf! in unseren eigenen Worten. Die Reihenfolge der Einträge ist die des Buches: `chapter-…`
# beginnt ein Kapitel (`.intro`: sein erster Absatz), `rule-…` und `case-…` mit `.title` folgen. Regeln behalten ihre Nummern.

chapter-aim = Worum es geht
    .intro = Drei Figuren, ein Berg und ganz oben einer, der seine Ruhe will. Jeder Spieler führt drei Figuren vom Basislager einmal um den Fuß des Berges, hinauf auf die mittlere Ebene, noch einmal herum und schließlich auf den Gipfel. Drei Würfel, bis zu drei Würfe: Behalte, was du brauchen kannst, und versuche mit dem Rest dein Glück. Unterwegs wird geschoben, ab und zu muss jemand zurück an den Anfang, und wenn der schwarze Würfel es will, steckt der Berggeist einer Figur seinen Ring auf. Wer zuerst alle drei Figuren im Gipfellager hat, gewinnt. Für 2 bis 4 Spieler ab 8 Jahren. Beim ersten Mal und mit jüngeren Kindern spielt ihr am besten ohne Karten; mit ihnen könnt ihr mehr bestimmen, müsst euch aber auch mehr merken.

chapter-material = Womit gespielt wird
    .intro = Ein Berg mit zwei Ebenen und einem Gipfel, drei Figuren für jeden, der Berggeist mit seinem Ring und drei Würfel.
rule-L1 = Es spielen zwei bis vier Spieler, jeder mit drei Figuren einer Farbe: Rot, Grün, Gelb oder Blau. Dem Berggeist gehört ein Bannring. Dazu kommen zwei weiße und ein schwarzer Würfel, jeder mit 1 bis 6. Im Spiel mit Karten gibt es außerdem 20 Karten in fünf Arten, von jeder vier.
    .title = Figuren, Berggeist, Würfel und Karten
rule-L2 = Zwei geschlossene Wege führen im Uhrzeigersinn um den Berg: die untere Ebene (auf unserem Plan 40 Felder) und die mittlere Ebene (28 Felder). Auf jeder hat jede Farbe ein Aufstiegsfeld, von einem zum nächsten ist es ein Viertel des Weges. Das untere ist zugleich das Startfeld der Farbe, daneben liegt ihr Basislager. Über dem oberen liegt ihr Gipfellager mit drei Plätzen. Für eigene Pläne gilt: Die Zahl der Felder ist auf jeder Ebene durch vier teilbar und mindestens 28.
    .title = Der Berg
rule-L3 = Auf beiden Ebenen sind die sechs Felder vor dem Aufstiegsfeld einer Farbe in dieser Farbe umrandet: Sie sind ihr Anlauf.
    .title = Der Anlauf

chapter-setup = Vor dem Spiel
    .intro = Alle Figuren warten in ihren Basislagern, und der Ring liegt beim Geist auf dem Gipfel.
rule-L4 = Die vier Ecken des Berges sind im Uhrzeigersinn von 0 bis 3 nummeriert, und so sitzen auch die Spieler. Zu zweit gehören euch die Ecken 0 und 2, zu dritt 0, 1 und 2, zu viert alle. (Wenn ihr mögt, wählt vor dem Spiel andere Ecken.) Die Felder einer Ecke ohne Spieler gehören weiterhin zum Weg.
    .title = Wer wo sitzt
rule-L5 = Alle Figuren beginnen in ihren Basislagern. Wer anfängt, entscheidet das Los; gespielt wird im Uhrzeigersinn.
    .title = Der Anfang

chapter-turn = Würfeln
    .intro = Du würfelst bis zu dreimal, und sobald dir gefällt, was du siehst, führst du eine Aktion aus.
rule-L10 = Du darfst bis zu dreimal würfeln. Der erste Wurf gilt allen drei Würfeln. Für den zweiten und dritten suchst du dir einen, zwei oder alle drei Würfel aus und wirfst sie noch einmal; auch ein Würfel, den du vorher liegen gelassen hast, darf jetzt wieder mit, und umgekehrt.
    .title = Bis zu drei Würfe
rule-L11 = Nach jedem Wurf darfst du aufhören und eine Aktion ausführen, die die Würfel erlauben. Vor dem dritten Wurf kannst du nur aufhören, wenn du auch wirklich eine Aktion ausführst.
    .title = Früher aufhören
rule-L12 = Nach dem dritten Wurf musst du eine Aktion ausführen, wenn eine möglich ist, ob sie dir gefällt oder nicht; sind es mehrere, hast du die Wahl. Nur wenn keine möglich ist, gibst du die Würfel einfach weiter. Im Spiel mit Karten ist auch das Nehmen von Karten (L61 bis L63) eine solche Aktion und Pflicht, wenn sonst nichts geht. Eine Karte auszuspielen oder abzuwerfen (L66, L67) ist niemals Pflicht.
    .title = Wer kann, der muss

chapter-actions = Die Aktionen
    .intro = Starten, laufen, aufsteigen oder schlagen: Eine deiner Figuren führt die Aktion aus, dann ist der Nächste an der Reihe.
rule-L20 = Zeigen alle drei Würfel zusammen 15 oder mehr, darfst du eine deiner Figuren aus dem Basislager auf dein Startfeld stellen.
    .title = Starten
case-C1 = Die Würfel zeigen 6, 5 und 5. Das sind 16: Anna stellt eine Figur auf ihr Startfeld.
    .title = Beispiel: ein Start
rule-L21 = Eine deiner Figuren läuft auf ihrer Ebene vorwärts, und zwar um die Summe von genau zwei Würfeln deiner Wahl. Der dritte zählt nicht. Du darfst weder mit nur einem Würfel laufen noch die Würfel auf zwei Figuren verteilen. Besetzte Felder werden übersprungen und mitgezählt.
    .title = Laufen
case-C2 = Die Würfel zeigen 3, 5 und 6. Eine Figur darf 8, 9 oder 11 Felder laufen.
    .title = Beispiel: dreierlei Laufen
rule-L22 = Eine Figur auf ihrem Anlauf darf aufsteigen, wenn ein Würfel genau die Zahl der Felder bis zu ihrem Aufstiegsfeld zeigt und ein anderer eine 1: Der erste bringt sie auf das Aufstiegsfeld, die 1 eine Ebene höher. Von der unteren Ebene kommt sie so auf ihr oberes Aufstiegsfeld, von der mittleren in ihr Gipfellager. Steht sie unmittelbar vor dem Aufstiegsfeld, braucht sie zwei Einsen.
    .title = Aufsteigen
case-C3 = Annas Figur steht vier Felder vor ihrem unteren Aufstiegsfeld, und die Würfel zeigen 1, 2 und 4. Mit der 4 und der 1 steigt sie auf ihr oberes Aufstiegsfeld.
    .title = Beispiel: ein Aufstieg
rule-L23 = Eine Figur, die auf ihrem Aufstiegsfeld steht, ganz gleich, wie sie dorthin kam, kann von dort nicht aufsteigen: Ihr fehlt der Anlauf. Sie muss noch eine Runde laufen.
    .title = Kein Aufstieg aus dem Stand
rule-L24 = Solange eine deiner Figuren im Basislager steht, darf keine von deinen auf den Gipfel.
    .title = Erst das Basislager räumen
rule-L25 = Geschlagen wird nur mit dem schwarzen Würfel, nur gleich nach dem ersten Wurf, ohne noch einmal zu würfeln, und nur wenn kein anderer Würfel weniger zeigt; gleich viel ist erlaubt. Eine deiner Figuren läuft genau die schwarze Augenzahl vorwärts und landet auf der Figur eines anderen, die in ihr Basislager zurückmuss. Das geht auf beiden Ebenen. Eigene Figuren kannst du nicht schlagen.
    .title = Schlagen
case-C4 = Im ersten Wurf zeigt der schwarze Würfel 2, die weißen zeigen 2 und 6. Bens Figur steht zwei Felder vor der von Anna. Anna darf sie schlagen: Ihre läuft zwei Felder, und die von Ben muss zurück ins Basislager.
    .title = Beispiel: eine Figur wird geschlagen
rule-L26 = Ob eine Figur aufsteigen darf, hängt allein davon ab, wo sie steht. Niemand führt Buch darüber, wie weit sie schon gelaufen ist. (Einen Unterschied macht das nur, wenn Figuren durch Karten zurückgelaufen sind oder zurückgeschoben wurden.)
    .title = Nur der Platz zählt

chapter-landing = Auf besetzten Feldern
    .intro = Auf jedem Feld ist Platz für eine Figur. Wer zuletzt kommt, schiebt.
rule-L30 = Landet eine Figur auf einem besetzten Feld, ohne zu schlagen, ob beim Laufen, beim Starten oder beim Aufsteigen, so schiebt sie die Figur dort ein Feld vorwärts, ob es eine fremde ist oder eine eigene. Stehen vor dieser ohne Lücke weitere Figuren, wird die ganze Reihe geschoben. Durch Schieben wird nie jemand geschlagen.
    .title = Schieben
rule-L31 = Wird eine Figur auf ihr Aufstiegsfeld oder darüber hinaus geschoben, muss sie noch eine Runde laufen.
    .title = Am Aufstieg vorbeigeschoben
case-C5 = Annas Figur läuft auf ein Feld, auf dem eine von Ben steht. Auf dem nächsten Feld steht eine von Clea, auf dem übernächsten noch eine von Anna. Alle drei rücken um ein Feld weiter. Die von Clea stand unmittelbar vor ihrem Aufstiegsfeld: Jetzt steht sie darauf und muss noch eine Runde laufen.
    .title = Beispiel: eine Reihe wird geschoben
rule-L32 = Wer aufsteigt, kommt auf dem Aufstiegsfeld der Ebene, die er verlässt, nur vorbei. Wer dort steht, bleibt unbehelligt.
    .title = Nur auf der Durchreise

chapter-spirit = Der Berggeist und der Bannring
    .intro = Besuch kann der Berggeist nicht leiden. Eine schwarze 6 im ersten Wurf weckt ihn auf, sobald es jemand auf die mittlere Ebene geschafft hat.
rule-L40 = Zeigt der schwarze Würfel in deinem ersten Wurf eine 6 und steht mindestens eine Figur, gleich von wem, auf der mittleren Ebene (die Aufstiegsfelder gehören dazu, der Gipfel nicht), dann musst du den Ring versetzen. Das ist dein ganzer Zug: Du würfelst nicht noch einmal und tust auch sonst nichts.
    .title = Eine schwarze 6
rule-L41 = Liegt der Ring beim Geist, setzt du ihn einer Figur auf der mittleren Ebene auf: einer eigenen, wenn du dort eine hast, sonst einer beliebigen; welcher, bestimmst du. Trägt eine Figur den Ring, kommt er zum Geist zurück und wird in diesem Zug niemandem mehr aufgesetzt.
    .title = Den Ring versetzen
rule-L42 = Steht keine Figur auf der mittleren Ebene, ist eine schwarze 6 eine Zahl wie jede andere.
    .title = Wenn der Geist schläft
rule-L43 = Eine Figur mit dem Ring darf alles außer aufsteigen.
    .title = Was der Ring verbietet
rule-L44 = Niemand darf die Figur mit dem Ring überholen, auch nicht die Figuren ihrer eigenen Farbe: Laufen, Schlagen oder Anlauf an ihr vorbei ist verboten. Genau auf ihr zu landen ist erlaubt, um zu schieben wie um zu schlagen. Erlaubt ist auch ein Anlauf bis zu dem Aufstiegsfeld, auf dem sie steht. Eine Reihe, in der sie steht, wird geschoben wie sonst auch.
    .title = Überholen verboten
case-C6 = Fünf Felder vor Annas Figur auf der mittleren Ebene steht eine mit dem Ring. Die Würfel zeigen 2, 3 und 6. 5 Felder zu laufen ist möglich und schiebt die Figur mit dem Ring. 8 oder 9 Felder würden an ihr vorbeiführen und sind nicht möglich.
    .title = Beispiel: hinter dem Ring
rule-L45 = Wird eine Figur mit dem Ring geschlagen, kommt der Ring zum Geist zurück.
    .title = Mit dem Ring geschlagen
rule-L46 = Wenn ihr mit „Übersehen“ spielen wollt, darf, wer im ersten Wurf die schwarze 6 hat, so tun, als hätte er sie nicht bemerkt. Dann werden die anderen im Uhrzeigersinn gefragt, bevor wieder gewürfelt oder eine Aktion ausgeführt wird. Der Erste, der „Bannring!“ ruft, entscheidet: Der Ring muss versetzt werden. Ruft niemand, geht der Zug ohne den Ring weiter.
    .title = Den Geist übersehen

chapter-end = Das Ende
    .intro = Drei müssen hinauf.
rule-L50 = Wer als Erster alle drei Figuren in seinem Gipfellager hat, gewinnt sofort. Für die Plätze der anderen zählt, wie viele ihrer Figuren auf dem Gipfel sind; wer gleich viele hat, teilt sich den Platz.
    .title = Wer gewinnt

chapter-cards = Das Spiel mit Karten
    .intro = Alle bisherigen Regeln bleiben, wie sie sind. Dazu kommen Karten, die du dir mit besonderen Würfen verdienst und einsetzt, wenn du sie brauchst. Mischt sie und legt sie verdeckt neben den Berg.
rule-L60 = Karten liegen offen vor dem, dem sie gehören. Von jeder Art hat man höchstens eine. Wer Karten nimmt, verzichtet dafür in diesem Zug auf eine andere Aktion. Der Ring (L40) geht allem vor.
    .title = Offene Karten
rule-L61 = Zeigen mindestens zwei Würfel dasselbe, darfst du die oberste Karte ziehen. Hast du ihre Art schon, kommt sie auf den Ablagestapel. (Wer alle fünf Arten hat, kann also ziehen, nur um etwas getan zu haben.)
    .title = Ein Pasch
rule-L62 = Zeigen alle drei Würfel dasselbe, darfst du Karte um Karte ziehen, bis eine kommt, deren Art du schon hast; sie kommt auf den Ablagestapel. Du darfst früher aufhören und musst es, wenn keine Karte mehr da ist.
    .title = Ein Drilling
case-C8 = Anna hat „Direktstart“ und „Joker“ und würfelt 4, 4 und 4. Sie zieht „Rückwärtslauf“ und behält ihn, zieht „Fremder Aufstieg“ und behält ihn, zieht dann einen zweiten „Joker“: Er kommt auf den Ablagestapel, und das Ziehen ist vorbei.
    .title = Beispiel: Ziehen mit einem Drilling
rule-L63 = Zeigen die Würfel drei Zahlen hintereinander, etwa 3, 4 und 5, darfst du einem anderen eine Karte deiner Wahl wegnehmen. Hast du ihre Art schon, kommt sie auf den Ablagestapel. Hat sonst niemand eine Karte, ist eine Straße nichts Besonderes.
    .title = Eine Straße
rule-L64 = Als Pasch, Drilling oder Straße zählen die Würfel, wie sie liegen, wenn du handelst, liegen gelassene eingeschlossen, und zwar nach jedem deiner Würfe, auch denen für abgeworfene Karten (L67). Karten zu nehmen ist eine Aktion im Sinne von L11 und L12.
    .title = Wann sie zählen
rule-L65 = Ist eine Karte zu ziehen und der Vorratsstapel leer, wird der Ablagestapel gemischt und zum neuen Vorratsstapel. Ist auch er leer, kannst du nicht ziehen oder bist mit dem Ziehen fertig.
    .title = Wenn der Stapel leer ist
rule-L66 = Nach einem Wurf darfst du in deinem Zug eine Karte für ihre Wirkung ausspielen. Sie kommt auf den Ablagestapel, wirkt für eine deiner Figuren und ist deine Aktion. „Direktstart“: Mit einer Summe von 15 oder mehr kommt eine Figur aus dem Basislager geradewegs auf dein oberes Aufstiegsfeld. „Rückwärtslauf“: Eine Figur läuft um die Summe zweier Würfel rückwärts; sie schiebt rückwärts, steigt nicht auf, schlägt nicht und darf nicht an einer Figur mit dem Ring vorbei, wohl aber auf ihr landen und sie zurückschieben. „Fremder Aufstieg“: Eine Figur auf der unteren Ebene steigt über Anlauf und Aufstiegsfeld einer anderen Farbe auf und landet auf deren oberem Aufstiegsfeld, wo sie schiebt wie sonst auch; sie braucht dafür die Würfel nach L22, auch Ecken ohne Spieler sind recht, und zum Gipfel hinauf geht es so nie. „Rückwärtsschlag“: Eine Figur schlägt rückwärts, unter den Bedingungen von L25 und L44. „Joker“: eine beliebige der vier anderen; er ist eine Art für sich.
    .title = Was die Karten bewirken
rule-L67 = Nach dem dritten Wurf darfst du Karten abwerfen, ohne ihre Wirkung zu nutzen. Für jede würfelst du mit einem Würfel deiner Wahl noch einmal. Du darfst so viele abwerfen, wie du magst, aber nicht mehr schlagen. Eine Karte für ihre Wirkung auszuspielen ist danach noch erlaubt.
    .title = Noch ein Wurf
case-C7 = Alle Figuren von Anna stehen im Basislager, und sie hat eine Karte. Nach dem dritten Wurf zeigen die Würfel 5, 5 und 4. Laufen kann niemand, und 14 reicht nicht zum Starten, aber mit dem Pasch kann sie ziehen und muss es also (L12), es sei denn, sie wirft ihre Karte ab und würfelt die 4 neu: Mit einer 5 oder 6 startet sie.
    .title = Beispiel: eine Karte für einen Wurf

chapter-rulings = Entscheidungen
    .intro = Die gedruckte Anleitung schweigt zu manchen Fragen, und manches kann man so oder so lesen. So haben wir entschieden; die Regeln oben sagen dasselbe.
rule-L70 = Auch auf dem Weg zum Gipfel kommt eine Figur an ihrem Aufstiegsfeld nur vorbei; die Anleitung sagt dazu nichts. Wer dort steht, und sei es mit dem Ring, bleibt unbehelligt (L32, L44).
    .title = Über das obere Aufstiegsfeld
rule-L71 = Nach dem dritten Wurf darfst du auch dann eine Karte abwerfen, wenn eine Aktion möglich ist. Karten werden einzeln abgeworfen: eine Karte, ein Würfel, dann entscheidest du neu. Was du tun musst (L12), richtet sich nach den Würfeln, wie sie dann liegen; erlauben sie nichts mehr, gibst du sie weiter.
    .title = Eine nach der anderen abwerfen
rule-L72 = Der Ablagestapel wird nicht schon gemischt, wenn die letzte Karte gezogen ist, sondern erst, wenn die nächste gebraucht wird (L65). Ausgespielte und abgeworfene Karten liegen sofort auf ihm. Eine Karte, die du abgeworfen hast, kann also gleich wieder zu dir kommen.
    .title = Wann gemischt wird
rule-L73 = Ein Drilling ist auch ein Pasch. Wenn du mit ihm nur eine Karte willst, zieh eine und hör auf (L61, L62).
    .title = Ein Drilling ist auch ein Pasch
rule-L74 = Wird der Bannring gerufen, wählt trotzdem der die Figur aus, der am Zug ist (L41). Ruft niemand, ist der Wurf einer wie jeder andere: Mit drei Sechsen kann man dann sogar um 6 Felder schlagen (L46, L25).
    .title = Gerufen oder nicht
rule-L75 = Fremd sind nur die Ecken anderer Farben: Über die eigene steigst du mit den Würfeln allein auf (L66). Von dort, wo die Figur oben ankommt, läuft sie weiter zu ihrem eigenen Anlauf.
    .title = Was fremd ist
rule-L76 = Ein Joker nimmt die Wirkung einer anderen Karte erst an, wenn er ausgespielt wird. Vor dir und auf dem Ablagestapel ist er ein Joker (L60, L66).
    .title = Ein Joker bleibt ein Joker

chapter-credits = Dank
    .intro = Lauf rauf! ist ein Spiel von Rüdiger Koltze, 2014 bei Ravensburger erschienen, gestaltet von Claus Stephan, Martin Hoffmann und Mirko Suzuki und seit Langem vergriffen. Diese Fassung für das Netz stammt von Liebhabern des Spiels. Sie steht mit Autor und Verlag in keiner Verbindung; Wortlaut und Zeichnungen sind unsere eigenen.
