# Ce que partagent tous les jeux et tous les visages de Ludothek: niveaux, exclamations, raisons des conseils, refus, et la
# ligne de commande.

level-novice = Débutant
    .about = Joue volontiers et laisse souvent passer sa chance.
level-player = Joueur
    .about = Voit ce qui est à portée de main et joue honnêtement.
level-expert = Expert
    .about = Pense à l’avance et pardonne peu.
level-master = Maître
    .about = Pense aussi loin que le temps le permet.

emote-ole = ¡Olé!
emote-bravo = Bravo !
emote-oops = Oups !
emote-hurry = Allez !
emote-laugh = Haha !
emote-thanks = Merci !

error-illegal-move = Ce coup n’est pas possible maintenant.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-not-your-seat = Ce n’est pas votre siège.
error-not-creator = Seule la personne qui a ouvert la table peut le faire.
error-bot-plays = Un robot joue à cette place. Reprenez-la d’abord.
error-not-held-by-bot = Aucun robot ne joue à cette place.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-game-over = La partie est finie.
error-not-over = La partie n’est pas encore finie.
error-seat-taken = Quelqu’un est déjà assis là.
error-seats-open = Il reste des sièges libres. Invitez quelqu’un ou confiez-les à des robots.
error-table-full = Tous les sièges de cette table sont pris.
error-ole-called = Quelqu’un a crié ¡Olé! avant vous.
error-chance-speaks = Les dés ou une carte passent d’abord.
error-turn-complete = Le tour est joué. Confirmez-le ou reprenez un coup.
error-turn-incomplete = Le tour n’est pas encore joué.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-nothing-to-roll = Il n’y a rien à lancer ni à tirer maintenant.
error-link-missing = Votre appareil doit encore sa part aux dés. Rechargez la page.
error-link-wrong = La part de votre appareil aux dés ne convient pas. Rechargez la page.

list-and = { $first } et { $last }
list-comma = { $first }, { $last }

cli-guest = Invité
cli-seat = Siège { $number }
cli-intro = Choisissez par le numéro ou par la notation. ? montre ce qu’on peut faire d’autre.
cli-choose = { $name }, à vous de jouer
cli-confirm = { $name } : Entrée termine le tour, u reprend le coup
cli-turn = Au tour de jouer : { $name }
cli-thinking = { $name } réfléchit…
cli-hint = Conseil : { $move }. { $reason }
cli-undone = Coup repris.
cli-undo-none = Il n’y a rien à reprendre dans ce tour.
cli-unclear = « { $input } » n’est pas possible ici. Donnez un numéro de 1 à { $count } ou une notation de la liste ; ? aide.
cli-saved = Partie enregistrée : { $file }
cli-left = La partie n’a pas été terminée.
cli-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
cli-command-number = un coup, par son numéro
cli-command-notation = un coup, par sa notation
cli-command-hint = un conseil du Maître
cli-command-undo = reprendre le dernier choix de ce tour
cli-command-board = montrer à nouveau le plateau
cli-command-rule = montrer une règle, ici P17
cli-command-save = enregistrer la partie jusqu’ici
cli-command-help = cette liste
cli-command-quit = quitter la partie

cli-column-place = Place
cli-column-player = Joueur
cli-column-points = Points
cli-column-seat = Siège
cli-column-bot = Joué par
cli-column-wins = Victoires
cli-column-interval = Intervalle à 95 %
cli-column-mean = Moyenne
cli-column-spread = ±
cli-column-quantiles = Minimum · quart · moitié · trois quarts · maximum
cli-column-game = Jeu
cli-column-seats = Sièges
cli-column-boards = Plateaux
cli-column-options = Variantes
cli-column-depth = Profondeur
cli-column-leaves = Positions

cli-random = au hasard
cli-simulated = { $games ->
    [one] { $games } partie en { $seconds } s : { $rate } par seconde.
   *[other] { $games } parties en { $seconds } s : { $rate } par seconde.
}
cli-recorded = { $games ->
    [one] { $games } partie enregistrée dans { $file }.
   *[other] { $games } parties enregistrées dans { $file }.
}
cli-simulating = On joue
cli-recording = Enregistrement des parties
cli-compiling = Préparation de { $game } pour cet ordinateur, une seule fois
cli-compiling-search = Les robots apprennent { $game }, une seule fois
cli-replay-step = Coup { $step } sur { $steps }
cli-replay-start = Début
cli-fair = { $draws ->
    [one] Équitable : la graine est celle qui avait été engagée, et { $draws } tirage en découle.
   *[other] Équitable : la graine est celle qui avait été engagée, et les { $draws } tirages en découlent.
}
cli-fair-check = Vérification
cli-serving = Ludothek est ouverte à l’adresse { $address }
cli-serving-stop = Ctrl+C la ferme ; les tables sont conservées.
cli-bench-missing = Les mesures font partie des sources, pas du paquet installé : clonez le dépôt et lancez script/bench.
cli-rulebook = Règle du jeu
cli-rule-unknown = Il n’y a pas de règle { $rule }.
