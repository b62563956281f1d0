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

reason-forced = Il n’y a pas le choix. On gagne ainsi { NUMBER($chance, style: "percent") } des parties, avec un score attendu de { $points }.
reason-lone = Nettement le meilleur : rien d’autre ne mérite réflexion. On gagne ainsi { NUMBER($chance, style: "percent") } des parties, avec un score attendu de { $points }.
reason-clear = Nettement le meilleur : on gagne ainsi { NUMBER($chance, style: "percent") } des parties, avec le suivant { NUMBER($next, style: "percent") }. Score attendu : { $points }.
reason-close = C’est serré : on gagne ainsi { NUMBER($chance, style: "percent") } des parties, avec le suivant { NUMBER($next, style: "percent") }. Score attendu : { $points }.

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
error-board = Ce plateau n’existe pas.
error-busy = Trop de demandes à la fois. Réessayez dans un instant.
error-carry-expired = Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l’autre appareil.
error-command = La commande a besoin d’un nom qui lui soit propre.
error-empty = Un message vide ne dit rien.
error-hello-first = La connexion doit commencer par un salut.
error-internal = Quelque chose s’est mal passé chez nous. Rien de votre partie n’est perdu.
error-message = Le serveur n’a pas pu lire ce message.
error-no-guest = Votre navigateur n’est pas encore connu ici. Autorisez les cookies et rechargez la page.
error-no-such-table = Cette table n’existe pas.
error-no-token = Il faut un jeton valable pour un siège.
error-options = Le jeu ne connaît pas ces variantes.
error-order = Impossible de préparer la table ainsi.
error-origin = Cette demande venait d’une autre page et n’a pas été admise.
error-pace = Ce rythme n’existe pas.
error-record = Ce n’est pas une partie enregistrée que l’on puisse rejouer.
error-seats = Le jeu n’est pas prévu pour ce nombre de sièges.
error-stale = La partie a avancé entre-temps.
error-too-fast = C’était trop rapide. Attendez un instant.
error-unavailable = La maison est en train de fermer. Réessayez bientôt.
error-unreadable = Cette table a été jouée selon d’autres règles et ne peut plus être ouverte.
error-not-found = Il n’y a rien ici.
error-too-large = C’est trop à la fois.

check-rules = Les coups respectent la règle
check-fairness = Les dés peuvent être vérifiés
check-commitment = La graine est celle promise avant la partie
check-draws = Chaque tirage en découle
check-own-dice = Tirages auxquels les appareils des joueurs ont contribué

list-and = { $first } et { $last }
list-comma = { $first }, { $last }

cli-guest = Invité
cli-seat = Siège { $number }
cli-intro = Choisissez par le numéro ou par la notation. ? montre ce qu’on peut faire d’autre.
cli-confirm = { $name } : Entrée confirme, u reprend le coup
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
cli-command-rule = montrer cette règle
cli-command-save = enregistrer la partie jusqu’ici
cli-command-help = cette liste
cli-command-quit = quitter la partie

cli-column-place = Place
cli-column-player = Joueur
cli-column-points = Points
cli-column-seat = Siège
cli-column-bot = Joué par
cli-column-rating = Classement
cli-column-wins = Victoires
cli-column-interval = Intervalle à 95 %
cli-column-mean = Moyenne
cli-column-spread = ±
cli-column-quantiles = Minimum · ¼ · ½ · ¾ · maximum
cli-column-game = Jeu
cli-column-seats = Sièges
cli-column-boards = Plateaux
cli-column-options = Variantes
cli-column-depth = Profondeur
cli-column-leaves = Positions
cli-column-move = Coup
cli-column-played = Joué
cli-column-before = Avant
cli-column-after = Après
cli-column-cost = Coût
cli-column-better = Mieux
cli-column-luck = Chance
cli-column-play = Jeu
cli-column-lost = Perdu
cli-column-marks = Signes
cli-column-games = Parties
cli-column-adjusted = Sans la chance
cli-column-coefficient = Part de chance
cli-column-fewer = Moins de parties

cli-simulated = { $games ->
    [one] { $games } partie en { $seconds } s : { $rate } par seconde.
   *[other] { $games } parties en { $seconds } s : { $rate } par seconde.
}
cli-recorded = { $games ->
    [one] { $games } partie enregistrée dans { $file }.
   *[other] { $games } parties enregistrées dans { $file }.
}
cli-arena-equal = Des sièges égaux seraient aussi éloignés dans { $likely } de telles séries.
cli-arena-paired = Mêmes dés : une partie en vaut { $worth } avec des dés à elle (de { $low } à { $high }).
cli-arena-high = { $bot } gagne plutôt { $high } que { $low } : c’est clair après { $rounds } tours.
cli-arena-low = { $bot } gagne plutôt { $low } que { $high } : c’est clair après { $rounds } tours.
cli-arena-open = Après { $rounds } tours, on ne sait pas si { $bot } gagne plutôt { $low } ou { $high }.
cli-arena-page = Le rapport est dans { $file }.
cli-simulating = On joue
cli-trained = Appris : { $file }, { $size } ko
cli-trained-so-far = { $games } parties : erreur { $error }, gagne { $wins } % contre le bot qui ne connaît que le jeu
cli-training = On apprend ; erreur { $error }
cli-training-other = { $file } vient d’un autre entraînement : supprimez-le ou donnez un autre fichier
cli-training-ready = On compile et on regarde
cli-analysing = Analyse en cours
cli-compiling = Préparation de { $game }
cli-compiling-all = Préparation des jeux ; la première fois, elle prend environ une minute
cli-serving = Ludothek est ouverte à l’adresse { $address }
cli-serving-stop = Ctrl+C la ferme ; les tables sont conservées.
cli-bench-missing = Les mesures font partie des sources, pas du paquet installé : clonez le dépôt et lancez script/bench.
cli-rule-unknown = Il n’y a pas de règle { $rule }.
