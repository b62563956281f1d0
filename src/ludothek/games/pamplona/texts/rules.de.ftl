# Das Regelbuch von Viva Pamplona! in unseren eigenen Worten. Die Reihenfolge der Einträge ist die des Buches: `chapter-…`
# beginnt ein Kapitel (`.intro`: sein erster Absatz), `rule-…` und `case-…` mit `.title` folgen. Regeln behalten ihre Nummern.

chapter-aim = Worum es geht
    .intro = Pamplona im Juli. Die Stiere donnern durch die Altstadt zur Arena, und vor ihren Hörnern rennen die Mutigsten der Stadt. Jeder Spieler führt drei Läufer. Wer dicht vor Torro, dem Stier, läuft, wenn er angreift, gewinnt Mutpunkte; wer zurückbleibt oder sich versteckt, verliert welche. Und an der Arena besteht die Kunst darin, so spät wie möglich einzulaufen und doch vor Torro. Die meisten Mutpunkte gewinnen. Für 2 bis 6 Spieler ab 8 Jahren.

chapter-material = Womit gespielt wird
    .intro = Eine Straße durch die Stadt, drei Läufer für jeden, ein Stier, zwei besondere Würfel und ein Kartenstapel.
rule-P1 = Es spielen zwei bis sechs Spieler, jeder mit drei Läufern einer Farbe. Dazu gibt es einen Stier: Torro.
    .title = Spieler, Läufer, Torro
rule-P2 = Würfel A zeigt 2, 3, 4 und drei Pfeile. Würfel B zeigt 2, 3, 4, 5 und zwei Pfeile.
    .title = Die zwei Würfel
rule-P3 = Der Stapel hat 22 Torro-Karten: sechsmal „Torro greift an!“ und 16-mal „Torro kommt …“, nämlich zwei Fünfen, drei Vieren, fünf Dreien, drei Zweien und drei Einsen.
    .title = Torros Karten
rule-P4 = Die Strecke beginnt im Gatter, Feld 0, in dem immer nur Torro steht. Feld 1 ist das Startfeld; von dort führt die Straße weiter, auf unserem Plan bis Feld 32. Hinter der roten Ziellinie liegen die Arenafelder und neben ihnen die Ränge 1 bis 12.
    .title = Die Strecke
rule-P5 = Zwei benachbarte Straßenfelder sind voller Tomaten (auf unserem Plan 21 und 22), und einige Felder sind Verstecke, die Angstfelder (auf unserem Plan 6, 11, 16, 26 und 30). Für eigene Pläne gilt: Vor den Tomaten liegen mindestens zwei Felder, dahinter mindestens ein Straßenfeld; Angstfeld kann jedes Straßenfeld nach dem Start sein, außer den Tomatenfeldern und dem Feld unmittelbar davor; und die Arena hat mindestens sechs Felder.
    .title = Tomaten und Angst

chapter-setup = Vor dem Spiel
    .intro = Torro kommt ins Gatter, alle Läufer kommen auf das Startfeld, der Stapel wird gemischt.
rule-P6 = Jeder Spieler beginnt mit 30 Mutpunkten und seinen drei Läufern auf dem Startfeld. Der Vorrat geht nie zu Ende.
    .title = Der Anfang
rule-P7 = Wer beginnt, entscheidet das Los, oder es beginnt, wer zuerst „¡Olé!“ ruft. Gespielt wird im Uhrzeigersinn, und jede Runde beginnt mit demselben Spieler. (Wer in der Runde zuletzt spielt, hat einen deutlichen Vorteil. Wenn ihr mögt, lasst den Anfang jede Runde zum nächsten Spieler weiterwandern, gleich ob er noch einen Läufer im Spiel hat.)
    .title = Wer beginnt

chapter-round = Die Läufer-Runde
    .intro = Eine Runde hat zwei Teile: Zuerst würfeln und laufen alle reihum, dann tritt Torro in Aktion. Dies ist der erste Teil.
rule-P10 = Reihum würfelt jeder mit beiden Würfeln und zieht dann seine Läufer vorwärts.
    .title = Würfeln und laufen
rule-P11 = Ein Läufer ist im Spiel, solange er auf der Straße steht. Mit zwei oder drei Läufern im Spiel gibst du jeden Würfel einem anderen Läufer und musst beide Würfel verwenden, in beliebiger Reihenfolge; sie ändert nichts. Es zählt, wie viele beim Würfeln im Spiel waren: Bringt der erste Würfel einen Läufer in die Arena, muss den zweiten trotzdem noch ein anderer verwenden.
    .title = Ein Würfel, ein Läufer
rule-P12 = Eine Augenzahl läuft ein einziger Läufer, und zwar ganz. Sie wird weder aufgeteilt noch verfällt sie.
    .title = Augenzahlen
rule-P13 = Ein Pfeil zählt nach Wunsch 0 bis 6 Schritte. Auch wer damit stehen bleibt, hat den Würfel verwendet und gezogen.
    .title = Pfeile
rule-P14 = Mit nur einem Läufer im Spiel wirfst du beide Würfel, wählst einen aus und verwendest ihn für diesen Läufer. Der andere zählt nicht.
    .title = Der letzte Läufer
rule-P15 = Ein Spieler ohne Läufer im Spiel wird übergangen und würfelt nicht, auch wenn sein letzter Läufer erst in dieser Runde in die Arena geschubst wurde.
    .title = Niemand mehr unterwegs
rule-P16 = Auf einem Feld dürfen beliebig viele Läufer stehen. Niemand versperrt den Weg, weder Läufer noch Torro.
    .title = Platz für alle
rule-P17 = Landet ein Läufer auf einem Angstfeld, ob gelaufen oder geschubst, vorwärts oder rückwärts, so zahlt der Spieler, dem er gehört, 1 Mutpunkt in den Vorrat. Dort zu bleiben kostet nichts mehr; wegzugehen und wiederzukommen kostet erneut. Torro kennt keine Angst.
    .title = Angstfelder
rule-P18 = Wer auf einem der beiden Tomatenfelder landet, auch Torro, rutscht aus und kommt sofort auf das Feld unmittelbar davor. Von dort braucht man mindestens drei Schritte, um vorbeizukommen. Über die Tomaten hinwegzulaufen, ohne auf ihnen zu landen, schadet nicht.
    .title = Tomatenfelder
rule-P19 = Ausrutschen endet immer auf dem Feld vor den Tomaten, auch für einen Läufer, der von jenseits auf sie zurückgeschubst wird. Und wer auf dem Feld davor steht und vorwärts auf die Tomaten geschubst wird, bleibt, wo er ist: Dieser Schubs ändert nichts und wird nicht angeboten.
    .title = Auf die Tomaten geschubst

chapter-scuffle = Die Rangelei
    .intro = Stehen Läufer verschiedener Farben auf einem Feld, kann es eine Rangelei um den besten Platz geben. Sie bringt Punkte, und du darfst fremde Läufer dorthin schubsen, wo sie am wenigsten hinwollen.
rule-P20 = Hast du deinen Zug beendet, und nur dann, darfst du auf einem Straßenfeld eine Rangelei anzetteln, auf dem du mehr Läufer hast als eine andere Farbe: 2 zu 1, 3 zu 1 oder 3 zu 2. Jede andere Farbe wird einzeln mit deiner verglichen. Ob deine Läufer dort in diesem Zug gelaufen sind, spielt keine Rolle. Mit drei Läufern gibt es nie mehr als ein solches Feld.
    .title = Wann du rangeln darfst
rule-P21 = Du darfst es auch lassen, obwohl die Punkte geschenkt sind. Wenn du rangelst, gibt dir jede unterlegene Farbe so viele Mutpunkte, wie du dort mehr Läufer hast als sie: 1 oder 2.
    .title = Punkte nehmen
rule-P22 = Danach lässt du jeden unterlegenen Läufer einzeln entweder stehen oder schubst ihn um genau diesen Unterschied vorwärts oder rückwärts. Du wählst für jeden Läufer eigens. Der Unterschied steht fest, sobald die Rangelei beginnt, und wer anderswo landet, löst nichts Neues aus.
    .title = Schubsen
rule-P23 = Ein Schubs, der vor dem Startfeld enden würde, ist nicht möglich, auch kein kürzerer an seiner Stelle.
    .title = Nicht hinter den Start
rule-P24 = Ein Läufer darf über die rote Ziellinie geschubst werden. Er wartet dann in der Arena wie jeder andere.
    .title = In die Arena geschubst
rule-P25 = Angstfelder und Tomaten wirken auch auf geschubste Läufer; die Angst bezahlt der Spieler, dem der Läufer gehört.
    .title = Wieder Angst und Tomaten
rule-P26 = In der Arena wird nicht gerangelt. Auf dem Startfeld darf gerangelt werden.
    .title = Wo gerangelt wird
case-C3 = Anna hat auf einem Feld drei Läufer, Ben zwei und Clea einen. Anna rangelt: Sie nimmt 1 Punkt von Ben und 2 von Clea. Nun darf sie jeden der beiden Läufer von Ben um 1 Feld schubsen und den von Clea um 2. Landet Cleas Läufer auf einem Angstfeld, zahlt Clea 1 weiteren Punkt, und zwar in den Vorrat.
    .title = Beispiel: drei gegen zwei und einen

chapter-points = Mutpunkte
    .intro = Alle sehen, was jeder hat.
rule-P27 = Musst du mehr zahlen, als du hast, nimmst du ohne Nachfrage so viele Kredite zu 10 Punkten aus dem Vorrat, wie du brauchst. Kredite werden am Ende abgezogen.
    .title = Kredite

chapter-arena = In die Arena
    .intro = Spät, aber nicht zu spät: Je später ein Läufer einläuft, desto höher ist sein Rang und desto mehr ist er wert.
rule-P30 = Ein Läufer, der die rote Ziellinie überquert, läuft seine Schritte auf den Arenafeldern zu Ende und wartet dort. Er ist nicht mehr im Spiel: Er wird nicht mehr bewegt und rangelt nicht mehr.
    .title = Über die Ziellinie
rule-P31 = Nach der Läufer-Runde kommen die wartenden Läufer auf die Ränge, das vorderste Feld zuerst. Jedes besetzte Arenafeld erhält den nächsten freien Rang, und alle Läufer darauf teilen ihn. Rang 1 wird zuerst vergeben; ist Rang 12 besetzt, bekommen ihn auch alle, die noch kommen.
    .title = Die Ränge verteilen
rule-P32 = Ein Rang ist am Ende so viele Mutpunkte wert, wie seine Zahl sagt, und zwar für jeden Läufer darauf. Läufer auf Rängen werden nicht mehr bewegt und zählen nicht, wenn Torro angreift.
    .title = Was ein Rang wert ist
case-C4 = Nach einer Runde steht zuvorderst der Läufer von Anna allein, dann der von Ben allein, dann die von Clea und Dario auf einem Feld, dann der von Eva. Sie bekommen die Ränge 1, 2, 3 und 3, 4. Wer als Nächster ankommt, bekommt Rang 5.
    .title = Beispiel: fünf Läufer kommen an

chapter-torro = Torro
    .intro = Waren alle an der Reihe und stehen die Angekommenen auf ihren Rängen, tritt Torro in Aktion.
rule-P40 = Wer zuletzt gezogen hat, deckt die oberste Karte auf. „Torro kommt“ mit einer Zahl: Torro läuft so viele Felder; kommt er aus dem Gatter, ist das Startfeld das erste.
    .title = Torro kommt
rule-P41 = „Torro greift an!“: Torro bleibt stehen, und jeder Läufer im Spiel wird bewertet. Auf Torros Feld bringt er 3 Punkte, ein Feld davor 2, zwei Felder davor 1, drei und mehr Felder davor nichts. Hinter ihm kostet er 1 Punkt je Feld. Für den Abstand zählt jedes Feld, auch die Tomaten.
    .title = Torro greift an
rule-P42 = Die Läufer eines Spielers werden zuerst zusammengezählt; dann bekommt oder zahlt er ein einziges Mal.
    .title = Eine Summe je Spieler
rule-P43 = Ist die allererste Karte des Spiels ein Angriff, wird sie wieder untergemischt und eine andere aufgedeckt, bis es keiner ist. (Wenn ihr mögt, spielt es anders: Solche Angriffe werden bis zur ersten anderen Karte beiseitegelegt.)
    .title = Kein Angriff zu Beginn
rule-P44 = Ist eine Karte aufzudecken und der Stapel leer, werden die gespielten Karten gemischt und bilden den neuen Stapel.
    .title = Ein neuer Stapel
case-C1 = Torro greift an. Annas Läufer stehen auf seinem Feld, eines davor und zwei dahinter: 3 + 2 − 2, sie bekommt 3 Punkte. Bens Läufer stehen ein Feld davor und zweimal eines dahinter: 2 − 1 − 1, er geht leer aus. Cleas Läufer stehen zwei und fünf Felder davor und zwei dahinter: 1 + 0 − 2, sie zahlt 1 Punkt.
    .title = Beispiel: ein Angriff, drei Spieler
case-C2 = Zwei Läufer eines Spielers stehen drei und sechs Felder hinter Torro, der dritte hat schon einen Rang. Der Spieler zahlt 9 Punkte.
    .title = Beispiel: weit zurück

chapter-end = Das Ende
    .intro = Entweder beendet Torro das Spiel, oder alle sind angekommen.
rule-P50 = Das Spiel endet sofort, wenn Torro die Arena erreicht; sein Zug wird ganz ausgeführt. Es endet auch, wenn jeder Läufer einen Rang hat, und zwar gleich nach dem Verteilen der Ränge, bevor noch eine Karte aufgedeckt wird.
    .title = Wann das Spiel endet
rule-P51 = Dein Ergebnis: die Mutpunkte, die du hast, plus die Ränge deiner Läufer, minus 1 Punkt für jedes Feld, das ein Läufer ohne Rang hinter Torro steht, minus deine Kredite zu je 10.
    .title = Zusammenzählen
rule-P52 = Das höchste Ergebnis gewinnt, bei Gleichstand gewinnen alle Gleichen. Ein Ergebnis kann auch unter null liegen.
    .title = Wer gewinnt

chapter-rulings = Entscheidungen
    .intro = Die gedruckten Anleitungen der verschiedenen Länder schweigen zu manchen Fragen und widersprechen sich bei anderen. So haben wir entschieden; die Regeln oben sagen dasselbe.
rule-P60 = Die Anleitungen sind uneins, ob ein Spieler ohne Punkte einen Kredit nehmen darf oder muss. Weil ein Kredit weder gewinnt noch verliert, nehmen wir ihn genau dann, wenn etwas zu zahlen ist, das man nicht hat (P27).
    .title = Wann ein Kredit genommen wird
rule-P61 = Eine Anleitung liest sich, als zählten Felder mit Läufern für Torros Lauf auf besondere Weise. Die anderen meinen nur, dass das Startfeld der Läufer mitzählt, wenn er aus dem Gatter kommt. Also zählt jedes Feld einmal, wer auch darauf steht (P40).
    .title = Felder mit Läufern
rule-P62 = Mit einem Läufer im Spiel darfst du wählen, welchen Würfel du verwendest, aber nicht keinen: Sonst verfiele eine Augenzahl, und das verbietet P12. Nur ein Pfeil lässt den letzten Läufer stehen bleiben (P14).
    .title = Der letzte Läufer muss laufen
rule-P63 = Angriffe, die vor der ersten anderen Karte beiseitegelegt wurden, gehören zu den gespielten Karten und kommen mit ihnen in den neuen Stapel (P43, P44).
    .title = Beiseitegelegte Angriffe
rule-P64 = Torros Karte deckt auf, wer in der Runde zuletzt gezogen hat; wer übergangen wird, tut nichts (P15, P40).
    .title = Wer die Karte aufdeckt

chapter-credits = Dank
    .intro = Viva Pamplona! ist ein Spiel von Wolfgang Kramer, 1992 bei F.X. Schmid erschienen und seit Langem vergriffen. Diese Fassung für das Netz stammt von Liebhabern des Spiels. Sie steht mit Autor und Verlag in keiner Verbindung; Wortlaut und Zeichnungen sind unsere eigenen.
