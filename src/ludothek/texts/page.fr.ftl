# La page : tout ce qu’elle dit et qui n’appartient à aucun jeu.

page-home = Ludothek, vers l’étagère
page-navigation = Page
page-skip = Aller au contenu
page-loading = Un instant…
page-close = Fermer
page-language = Langue
page-settings = Réglages
page-try-again = Réessayer
page-reload = Recharger
page-new-version = Une nouvelle Ludothek est prête.
page-footer = Ludothek ramène sur la table des jeux de famille épuisés. Gratuit, sans publicité, sans compte.
page-fair-dice = Des dés loyaux
page-open-record = Ouvrir une partie enregistrée
page-for-programs = Pour les programmes
page-yes = oui
page-no = non
page-news = du nouveau

page-error-offline = Le serveur est injoignable pour le moment.
page-error-unknown = Quelque chose n’a pas marché. Réessayez, s’il vous plaît.
page-error-lost = Il n’y a plus rien ici.

page-lost = Ce chemin ne mène nulle part
page-lost-about = Cette page n’existe pas. Le lien est peut-être incomplet, ou la table débarrassée depuis longtemps.
page-to-shelf = Vers l’étagère

# L’étagère
page-shelf = Les jeux
page-welcome = Les jeux du grenier, de retour sur la table
page-welcome-about = Des jeux de famille que l’on ne trouve plus dans le commerce. Jouez-y entre amis grâce à un lien, autour d’un même écran ou contre des robots.
page-seats-range = De { $low } à { $high } joueurs
page-set-up = Préparer une partie
page-quick-game = Jouer contre des robots
page-rules = Règles
page-my-tables = Mes tables
page-my-tables-none = Vous n’êtes encore assis à aucune table.
page-public-tables = Tables ouvertes
page-public-tables-none = Aucune table n’est ouverte en ce moment.
page-table-over = terminée
page-table-lobby = attend des joueurs
page-table-yours = à vous de jouer
page-table-others = en cours
page-table-watch = regarder
page-code-label = On vous a donné un code ?
page-code-go = Rejoindre

# Préparation
page-new-title = { $game } – préparer une partie
page-who = Qui joue ?
page-your-name = Votre nom
page-name-about = C’est ainsi que les autres vous voient à table.
page-saved = Enregistré.
page-party = Une partie
page-party-bots = contre des robots
page-party-friends = entre amis, par lien
page-party-here = autour de cet écran
page-how-many = Combien de places ?
page-seat = Place { $n }
page-seat-me = Moi
page-seat-invite = Sur invitation
page-seat-bot = Un robot
page-seat-here = Ici, à cet écran
page-seat-me-about = C’est vous.
page-seat-invite-about = Vous recevrez un lien.
page-seat-level = Niveau du robot à la place { $n }
page-seat-name = Nom à la place { $n }
page-seat-name-hint = Nom
page-invite-later = Vous aurez le lien et un code court dès que la table sera ouverte.
page-needs-person = Il faut au moins une personne à table.
page-board = Plateau
page-own-board = Jouer sur votre propre plateau
page-own-board-about = Un fichier de plateau (.toml), copié par exemple d’après votre boîte.
page-own-board-chosen = Votre plateau est choisi.
page-options = Finesses
page-when = Quand et avec qui
page-pace = Rythme
page-pace-none = Sans pendule
page-pace-none-about = Chacun prend le temps qu’il lui faut.
page-pace-relaxed = Sur plusieurs jours
page-pace-relaxed-about = Vous jouez quand vous en trouvez le temps. Si le temps d’un tour est écoulé, un robot garde la place jusqu’au retour de son propriétaire.
page-pace-live = À la pendule
page-pace-live-about = Chaque place a sa pendule. Quand elle est à zéro, un robot garde la place ; on peut la reprendre à tout moment.
page-pace-days = Pour chaque tour
page-pace-minutes = Chaque place
page-pace-increment = et à chaque tour
page-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
page-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
page-seconds = { $n ->
    [one] { $n } seconde de plus
   *[other] { $n } secondes de plus
}
page-public = Table ouverte
page-public-about = Elle figure sur l’étagère pour tout le monde : qui veut s’y assied ou regarde.
page-create = Commencer
page-create-invite = Ouvrir la table et inviter

# Invitation et antichambre
page-invite = Inviter
page-invite-about = Envoyez le lien. Qui l’ouvre peut s’asseoir aussitôt, sans compte.
page-invite-link = Lien
page-invite-code = Ou dites le code :
page-invite-text = Venez jouer à { $game } avec moi !
page-copy = Copier le lien
page-copied = Copié.
page-copy-failed = Copiez-le à la main, s’il vous plaît.
page-share = Partager…
page-join-title = Une invitation à { $game }
page-join-with = À table : { $names }
page-join-full = Toutes les places sont prises. Vous pouvez regarder.
page-sit-down = S’asseoir
page-stand-up = Se lever
page-stand-up-about = Rendre cette place : elle sera libre pour d’autres
page-just-watch = Regarder seulement
page-lobby-waiting = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
page-lobby-full = Tout le monde est là.
page-lobby-creator-starts = On commence quand la personne qui a ouvert la table le décide.
page-fill-with = Places libres pour des robots :
page-start = Commencer
page-start-filled = Commencer avec des robots
page-you = vous
page-ole = ¡Olé!
page-ole-about = Qui crie en premier commence la partie. Si personne ne crie, le sort décide.
page-ole-called = { $name } a crié ¡Olé! en premier et commence.
page-ole-starts = ¡Olé! Commence

# La table
page-guest-name = Invité { $n }
page-seat-open = Place libre
page-bot = Robot, niveau { $level }
page-held-by-bot = Un robot garde cette place
page-online = en ligne
page-offline = absent
page-score = Points
page-link-connecting = Connexion…
page-link-waiting = Connexion perdue
page-link-closed = Déconnecté
page-your-turn = { $name }, c’est à vous. { $prompt }
page-turn-complete = C’est fait ? Confirmez, ou reprenez un coup.
page-waiting-for = On attend { $name }
page-happening = { $name } joue …
page-pending = Envoi
page-game-over = La partie est finie.
page-hint = Conseil du maître
page-thinking = Le maître réfléchit…
page-undo = Reprendre
page-undone = Coup repris.
page-confirm = Terminé
page-log = Déroulement
page-log-earlier = Ce qui s’est passé avant
page-log-empty = Il ne s’est encore rien passé.
page-moves = Coups
page-no-moves = Vous n’avez rien à choisir pour le moment.
page-rule = Règle { $rule }
page-rule-before = la règle précédente
page-rule-after = la règle suivante
page-rule-missing = Il n’y a pas de règle { $rule }.
page-rules-whole = Ouvrir toute la règle du jeu
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-line = Dites quelque chose
page-chat-send = Envoyer
page-emotes = Petits cris
page-mute = Ne plus entendre { $name }
page-unmute = Entendre à nouveau tout le monde
page-table-menu = Cette table
page-my-seats = Mes places
page-seat-leave = Confier à un robot
page-seat-return = Reprendre la place
page-seat-leave-about = Un robot joue jusqu’à ce que vous repreniez la place. C’est possible à tout moment.
page-carry-title = Continuer sur un autre appareil
page-carry-about = Le lien y amène vos places. Il sert une seule fois, pendant dix minutes. Ne le donnez à personne.
page-carry-make = Créer un lien
page-carry-arrive = Vos places à une table arrivent sur cet appareil. Elles restent aussi sur l’autre.
page-carry-take = Amener les places ici
page-statistics = Comment les dés sont tombés
page-fair-about = Les dés de cette table sont promis avant la partie et se vérifient après. La promesse :
page-watch-invite = Inviter des spectateurs
page-won = { $n ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
page-place = Rang
page-player = Joueur
page-rematch = Rejouer
page-rematch-join = Vers la nouvelle partie
page-replay = Revoir la partie
page-verify = Vérifier les dés
page-record-save = Enregistrer la partie

# Revoir une partie
page-replay-of = { $game } – revoir la partie
page-replay-step = { $step } sur { $steps }
page-replay-start = Le début
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-on = Un pas en avant
page-replay-last = À la fin
page-replay-scrub = Moment de la partie
page-replay-share = Lien vers ce moment
page-analysis = Analyse
page-analysis-working = L’analyse est en cours …
page-analysis-graph = Chances de victoire coup par coup
page-analysis-at = Coup { $step } : { $chances }
page-analysis-luck = Chance
page-analysis-lost = Perdu
page-analysis-better = Ce qui aurait été meilleur
page-analysis-none = Rien n’aurait été meilleur à coup sûr.
page-analysis-table = Les chances de victoire en tableau
page-analysis-move = Coup
page-analysis-about = La chance, c’est ce que les dés et les cartes ont apporté de plus que prévu. Perdu, c’est ce que de meilleurs choix auraient apporté.
page-record-about = On peut revoir ici une partie enregistrée, sur n’importe quel appareil. Le fichier est seulement lu, il n’est pas gardé.
page-record-choose = Choisissez une partie (.json) ou déposez-la ici
page-record-other = Une autre partie

# Règle du jeu
page-rules-of = { $game } – les règles
page-rules-contents = Sommaire

# Réglages
page-settings-you = Vous
page-settings-turn = Votre tour
page-settings-show = Le spectacle
page-theme = Lumière
page-theme-auto = comme l’appareil
page-theme-light = claire
page-theme-dark = sombre
page-confirm-turns = Confirmer chaque tour
page-confirm-turns-about = Vous pouvez tout reprendre jusqu’à ce que vous appuyiez sur « Terminé ». Sinon, un tour compte dès qu’il est complet.
page-auto-roll = Lancer automatiquement
page-auto-roll-about = Vos dés sont lancés et vos cartes retournées sans que vous touchiez à rien.
page-speed = Vitesse
page-speed-05 = tranquille
page-speed-1 = normale
page-speed-2 = rapide
page-speed-0 = immédiate
page-motion = Mouvement
page-motion-auto = comme l’appareil
page-motion-full = tout bouge
page-motion-reduced = le moins possible
page-sound = Son
page-sound-about = Des dés, des sabots et quelques applaudissements.

# Vérifier les dés
page-verify-title = Les dés étaient-ils loyaux ?
page-verify-about = Cette page prend l’enregistrement d’une partie et recalcule chaque lancer et chaque carte, sans rien demander au serveur.
page-verify-how = Comment est-ce possible ?
page-verify-how-seed = Avant que quiconque ne s’asseye, le serveur fixe un nombre secret et en montre l’empreinte. Ensuite, il ne peut plus échanger ce nombre.
page-verify-how-chains = Chaque appareil à table ajoute ses propres secrets, promis de la même façon. Ainsi personne ne peut choisir seul un lancer, pas même le serveur.
page-verify-how-draws = Chaque lancer et chaque carte découle des deux, selon une règle écrite au grand jour. Ce qui est tombé ne se relance pas.
page-verify-how-end = Après la partie, le serveur montre son nombre. Chacun peut alors recalculer si tout s’est passé comme promis.
page-verify-sound = Tout est loyal
page-verify-unsound = Quelque chose ne va pas
page-verify-promised = Le nombre secret est bien celui qui était promis.
page-verify-not-promised = Le nombre secret n’est pas celui qui était promis.
page-verify-draws = { $right } lancers et cartes sur { $all } sont exactement ce qu’ils devaient être.
page-verify-own = { $n ->
    [one] { $n } d’entre eux contient un secret de l’appareil du joueur.
   *[other] { $n } d’entre eux contiennent un secret de l’appareil du joueur.
}
page-verify-each = Chaque lancer en détail
page-verify-move = Coup
page-verify-outcome = Résultat
page-verify-link = Secret
page-verify-right = Exact
page-verify-no-record = Ce n’est pas une partie enregistrée lisible ici.
page-verify-no-proof = Cet enregistrement ne dit rien de ses dés.
