# L’analisi di una partita: le sue frasi sono le stesse sulla pagina e nel terminale.

analysis-inaccuracy = { $name } regala { NUMBER($cost, style: "percent") } della vittoria: un’imprecisione. Meglio: { $best }
analysis-mistake = { $name } regala { NUMBER($cost, style: "percent") } della vittoria: un errore. Meglio: { $best }
analysis-blunder = { $name } regala { NUMBER($cost, style: "percent") } della vittoria: un grave errore. Meglio: { $best }
analysis-mark-inaccuracy = Imprecisioni: dal 2 %
analysis-mark-mistake = Errori: dal 5 %
analysis-mark-blunder = Gravi errori: dal 10 %
analysis-basis = { $games ->
    [0] Ogni cifra è ciò che un bot ha imparato giocando contro sé stesso.
   *[other] Dietro ogni cifra ci sono { $games } partite che i bot hanno giocato fino in fondo da lì.
}
