# Viva Pamplona!: che cosa dice di sé il tavolo disegnato. I posti sono nomi, i corridori si contano da 1.

prompt-lot = Chi comincia? Decide la sorte.
prompt-throw = Lancia i dadi.
prompt-run = Scegli un dado e un corridore.
prompt-scuffle = Sei in maggioranza: dai la spinta?
prompt-push = Spingere o lasciare stare?
prompt-card = Volta la carta di Torro.
prompt-over = La partita è finita.

table-dice = Dadi
table-die = Dado { $die }: { $face }
table-face = { $face ->
    [0] niente
    [1] freccia
   *[other] { $face }
}
table-runners = Corridori tra cui scegliere
table-runner = Corridore { $runner } di { $seat }
table-targets = Dove
table-draw-lot = Estrai a sorte
table-choose-runner = Dado { $die }, { $face }: quale corridore?
table-choose-target = Dado { $die }, { $face }: dove corre il corridore { $runner }?
table-choose-push = Che ne è del corridore { $runner } di { $seat }?
table-takes = { $points ->
    [one] prende { $points } punto a { $seat }
   *[other] prende { $points } punti a { $seat }
}
table-attack = Torro attacca!
table-comes = Torro arriva: { $comes }
table-cards-left = { $left ->
    [one] { $left } carta coperta
   *[other] { $left } carte coperte
}
table-purses = Punti coraggio
table-purse = { $seat }: coraggio { $points }, posti { $ranks }, caselle dietro Torro { $behind }, prestiti da dieci { $credits }, in tutto { $score }
table-place = { $seat }: { $squares }
table-square = casella { $square }
table-arena = arena, casella { $square }
table-rank = posto { $rank }
table-torro = Torro: casella { $square }
table-positions = Dove stanno tutti

stat-face = Faccia
stat-expected = Attesi
stat-all = Tutti
stat-throws = Dado { $die }: lanciato { $throws } ×
stat-cards = Carte
