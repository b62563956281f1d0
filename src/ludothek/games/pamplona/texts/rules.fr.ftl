# La règle de Viva Pamplona!, avec nos propres mots. L'ordre des messages est celui du livre: `chapter-…` ouvre un chapitre
# (`.intro`: son premier paragraphe), puis viennent `rule-…` et `case-…` avec leur `.title`. Les règles gardent leur numéro.

chapter-aim = De quoi il s’agit
    .intro = Pampelune en juillet. Les taureaux déboulent à travers la vieille ville vers l’arène, et les plus hardis des habitants courent devant leurs cornes. Chaque joueur mène trois coureurs. Qui court tout près devant Torro, le taureau, au moment où il attaque gagne des points de courage ; qui traîne derrière ou se cache en perd. Et devant l’arène, tout l’art est d’entrer le plus tard possible, mais avant Torro. Qui a le plus de points de courage gagne. De 2 à 6 joueurs, à partir de 8 ans.

chapter-material = Le matériel
    .intro = Une rue à travers la ville, trois coureurs par joueur, un taureau, deux dés peu ordinaires et un paquet de cartes.
rule-P1 = De deux à six joueurs prennent part au jeu, chacun avec trois coureurs d’une même couleur. Il y a un seul taureau : Torro.
    .title = Joueurs, coureurs, Torro
rule-P2 = Le dé A porte 2, 3, 4 et trois flèches. Le dé B porte 2, 3, 4, 5 et deux flèches.
    .title = Les deux dés
rule-P3 = Le paquet compte 22 cartes : 6 fois « Torro attaque ! » et 16 fois « Torro arrive… », à savoir deux 5, trois 4, cinq 3, trois 2 et trois 1.
    .title = Les cartes de Torro
rule-P4 = Le parcours commence par l’enclos, case 0, où seul Torro se tient. La case 1 est la case de départ ; de là part la rue, qui va sur notre plateau jusqu’à la case 32. Au-delà de la ligne d’arrivée rouge viennent les cases de l’arène, et à côté d’elles les gradins 1 à 12.
    .title = Le parcours
rule-P5 = Deux cases voisines de la rue sont couvertes de tomates (sur notre plateau 21 et 22), et quelques cases sont des cachettes, les cases de peur (sur notre plateau 6, 11, 16, 26 et 30). Un plateau de votre cru doit respecter ceci : au moins deux cases avant les tomates et au moins une case de rue après ; une case de peur est une case de rue quelconque après le départ, sauf les tomates et la case juste avant elles ; et l’arène a au moins six cases.
    .title = Tomates et peur

chapter-setup = Avant la partie
    .intro = Mettez Torro dans l’enclos et tous les coureurs sur la case de départ, et mélangez les cartes.
rule-P6 = Chaque joueur commence avec 30 points de courage et ses trois coureurs sur la case de départ. La réserve n’est jamais épuisée.
    .title = Le départ
rule-P7 = Le sort désigne qui commence, ou bien commence qui crie « ¡Olé! » en premier. On joue dans le sens des aiguilles d’une montre, et chaque tour commence par le même joueur. (Jouer en dernier est un net avantage. Si vous voulez, passez le départ au joueur suivant à chaque tour, qu’il ait encore un coureur en jeu ou non.)
    .title = Qui commence

chapter-round = La phase des coureurs
    .intro = Un tour a deux parties : d’abord chacun lance les dés et court à son tour, puis Torro entre en action. Voici la première.
rule-P10 = Chacun à son tour lance les deux dés, puis fait avancer ses coureurs.
    .title = Lancer et courir
rule-P11 = Un coureur est en jeu tant qu’il est dans la rue. Avec deux ou trois coureurs en jeu, on donne chaque dé à un coureur différent et il faut utiliser les deux dés, dans l’ordre qu’on veut ; l’ordre ne change rien. On compte les coureurs en jeu au moment du lancer : si le premier dé mène un coureur dans l’arène, un autre doit quand même utiliser le second.
    .title = Un dé, un coureur
rule-P12 = Un nombre est couru en entier par un seul coureur. On ne peut ni le partager ni y renoncer.
    .title = Les nombres
rule-P13 = Une flèche vaut de 0 à 6 pas, au choix. Rester sur place utilise le dé et compte comme un déplacement.
    .title = Les flèches
rule-P14 = Avec un seul coureur en jeu, on lance les deux dés, on en choisit un et on l’utilise pour ce coureur. L’autre dé ne compte pas.
    .title = Le dernier coureur
rule-P15 = Un joueur sans coureur en jeu passe son tour et ne lance pas les dés, même si son dernier coureur a été poussé dans l’arène pendant ce tour-ci.
    .title = Plus personne dans la rue
rule-P16 = Une case accueille autant de coureurs qu’on veut. Personne ne barre jamais le chemin, ni coureur ni Torro.
    .title = De la place pour tous
rule-P17 = Quand un coureur atterrit sur une case de peur, qu’il ait couru ou qu’on l’ait poussé, vers l’avant ou vers l’arrière, son joueur paie 1 point de courage à la réserve. Y rester ne coûte rien de plus ; en partir et y revenir coûte à nouveau. Torro n’a peur de rien.
    .title = Les cases de peur
rule-P18 = Qui atterrit sur l’une des deux cases de tomates, Torro compris, glisse et recule aussitôt sur la case juste avant elles. De là, il faut au moins trois pas pour les dépasser. Courir par-dessus les tomates sans y atterrir est sans danger.
    .title = Les cases de tomates
rule-P19 = Une glissade finit toujours sur la case avant les tomates, même pour un coureur qu’on y pousse en arrière depuis l’autre côté. Et un coureur placé juste avant elles qu’on pousse en avant sur les tomates reste où il est : cette poussée ne changerait rien et n’est pas proposée.
    .title = Poussé dans les tomates

chapter-scuffle = La bousculade
    .intro = Quand des coureurs de plusieurs couleurs se partagent une case, il peut y avoir bousculade pour la meilleure place. Elle rapporte des points et permet de déplacer les coureurs des autres là où ils voudraient le moins se trouver.
rule-P20 = Une fois son déplacement terminé, et seulement alors, on peut provoquer une bousculade sur une case de la rue où l’on a plus de coureurs qu’une autre couleur : 2 contre 1, 3 contre 1 ou 3 contre 2. Chaque autre couleur est comparée séparément à la vôtre. Peu importe que vos coureurs sur cette case aient bougé ou non pendant ce tour. Avec trois coureurs, il n’y a jamais plus d’une telle case.
    .title = Quand bousculer
rule-P21 = On peut s’en abstenir, bien que les points soient gratuits. Si l’on bouscule, chaque couleur en infériorité donne autant de points de courage que l’on a de coureurs de plus qu’elle sur la case : 1 ou 2.
    .title = Prendre des points
rule-P22 = Ensuite, coureur par coureur, on laisse chaque coureur en infériorité où il est ou on le pousse d’exactement cette différence, en avant ou en arrière. Le choix se fait séparément pour chacun. La différence est fixée au début de la bousculade, et un coureur qui arrive ailleurs n’y déclenche rien de nouveau.
    .title = Pousser
rule-P23 = Une poussée qui finirait avant la case de départ n’est pas possible, et une plus courte ne la remplace pas.
    .title = Pas derrière le départ
rule-P24 = On peut pousser un coureur par-dessus la ligne d’arrivée. Il attend alors dans l’arène comme tout autre.
    .title = Poussé dans l’arène
rule-P25 = Les cases de peur et les tomates agissent aussi sur les coureurs poussés ; c’est le joueur à qui appartient le coureur qui paie sa peur.
    .title = Encore la peur et les tomates
rule-P26 = Pas de bousculade dans l’arène. Sur la case de départ, elle est permise.
    .title = Où l’on bouscule
case-C3 = Anne a trois coureurs sur une case, Ben deux et Chloé un. Anne bouscule : elle prend 1 point à Ben et 2 à Chloé. Elle peut maintenant pousser chacun des deux coureurs de Ben d’une case et celui de Chloé de deux. Si le coureur de Chloé atterrit sur une case de peur, Chloé paie 1 point de plus, à la réserve.
    .title = Exemple : trois contre deux et un

chapter-points = Les points de courage
    .intro = Tout le monde voit ce que chacun possède.
rule-P27 = Qui doit payer plus qu’il ne possède prend dans la réserve des crédits de 10 points, autant qu’il en faut, sans qu’on le lui demande. Les crédits sont déduits à la fin.
    .title = Les crédits

chapter-arena = Dans l’arène
    .intro = Tard, mais pas trop tard : plus un coureur entre tard, plus son gradin est élevé et plus il rapporte.
rule-P30 = Un coureur qui franchit la ligne d’arrivée rouge finit ses pas sur les cases de l’arène et y attend. Il est hors jeu : on ne le déplace plus et il ne participe plus aux bousculades.
    .title = La ligne franchie
rule-P31 = À la fin de la phase des coureurs, ceux qui attendent montent sur les gradins, la case la plus avancée d’abord. Chaque case d’arène occupée reçoit le prochain gradin libre, que tous les coureurs de la case partagent. On commence par le gradin 1 ; une fois le gradin 12 occupé, tous ceux qui arrivent plus tard y montent aussi.
    .title = Monter sur les gradins
rule-P32 = À la fin, un gradin vaut autant de points de courage que son numéro, pour chacun des coureurs qui s’y trouvent. Les coureurs sur les gradins ne bougent plus et ne comptent pas quand Torro attaque.
    .title = Ce que vaut un gradin
case-C4 = Après un tour, le coureur d’Anne est seul en tête, puis vient celui de Ben, seul, puis ceux de Chloé et de David sur une même case, puis celui d’Ève. Ils reçoivent les gradins 1, 2, 3 et 3, 4. Le prochain arrivé recevra le gradin 5.
    .title = Exemple : cinq coureurs arrivent

chapter-torro = Torro
    .intro = Quand chacun a joué et que les arrivés sont sur les gradins, Torro entre en action.
rule-P40 = Celui qui a joué en dernier retourne la première carte. « Torro arrive » avec un nombre : Torro court d’autant de cases ; quand il sort de l’enclos, la case de départ est la première.
    .title = Torro arrive
rule-P41 = « Torro attaque ! » : Torro reste sur place, et on juge chaque coureur en jeu. Sur la case de Torro il gagne 3 points, une case devant lui 2, deux cases devant 1, trois cases ou plus devant, rien. Derrière lui, il coûte 1 point par case. Toutes les cases comptent pour la distance, tomates comprises.
    .title = Torro attaque
rule-P42 = On fait d’abord la somme pour les coureurs d’un joueur ; puis le joueur reçoit, ou paie, une seule fois.
    .title = Une somme par joueur
rule-P43 = Si la toute première carte de la partie est une attaque, on la remélange et on en retourne une autre, jusqu’à ce que ce n’en soit pas une. (Si vous préférez : de telles attaques sont mises de côté jusqu’à la première autre carte.)
    .title = Pas d’attaque au début
rule-P44 = S’il faut retourner une carte et que le paquet est vide, on mélange les cartes déjà jouées, qui forment le nouveau paquet.
    .title = Un nouveau paquet
case-C1 = Torro attaque. Les coureurs d’Anne sont sur sa case, une case devant et deux derrière : 3 + 2 − 2, elle reçoit 3 points. Ceux de Ben sont une case devant et, deux fois, une case derrière : 2 − 1 − 1, il ne reçoit rien. Ceux de Chloé sont deux cases devant, cinq devant et deux derrière : 1 + 0 − 2, elle paie 1 point.
    .title = Exemple : une attaque, trois joueurs
case-C2 = Deux coureurs d’un joueur sont trois et six cases derrière Torro, le troisième est déjà sur un gradin. Le joueur paie 9 points.
    .title = Exemple : loin derrière

chapter-end = La fin
    .intro = Ou bien Torro met fin à la partie, ou bien tout le monde est arrivé.
rule-P50 = La partie finit aussitôt que Torro entre dans l’arène ; son déplacement est exécuté en entier. Elle finit aussi quand tous les coureurs sont sur les gradins, dès qu’ils y sont montés et avant qu’une autre carte soit retournée.
    .title = Quand la partie finit
rule-P51 = Votre score : les points de courage que vous possédez, plus les gradins de vos coureurs, moins 1 point pour chaque case dont chaque coureur sans gradin est derrière Torro, moins vos crédits de 10.
    .title = Le décompte
rule-P52 = Le score le plus élevé gagne ; à égalité, on partage la victoire. Un score peut être négatif.
    .title = Qui gagne

chapter-rulings = Nos décisions
    .intro = Les règles imprimées des différents pays se taisent sur certains points et se contredisent sur d’autres. Voici ce que nous avons décidé ; les règles ci-dessus disent la même chose.
rule-P60 = Les feuilles de règle divergent : un joueur sans points peut-il prendre un crédit, ou le doit-il ? Comme un crédit ne fait ni gagner ni perdre de points, nous en prenons un exactement quand il faut payer ce qu’on ne possède pas (P27).
    .title = Quand on prend un crédit
rule-P61 = Une feuille se lit comme si une case occupée par des coureurs comptait d’une façon particulière pour la course de Torro. Les autres disent seulement que la case de départ compte quand il sort de l’enclos. Chaque case compte donc une fois, qui que ce soit qui s’y trouve (P40).
    .title = Cases occupées
rule-P62 = Avec un seul coureur en jeu, on choisit quel dé utiliser, mais on ne peut pas n’en utiliser aucun : ce serait renoncer à un nombre, ce que P12 interdit. Seule une flèche permet au dernier coureur de rester sur place (P14).
    .title = Le dernier coureur doit courir
rule-P63 = Les attaques mises de côté avant la première autre carte font partie des cartes déjà jouées et reviennent avec elles dans un nouveau paquet (P43, P44).
    .title = Attaques mises de côté
rule-P64 = C’est le dernier à avoir joué dans le tour qui retourne la carte de Torro ; un joueur qui passe son tour ne fait rien (P15, P40).
    .title = Qui retourne la carte

chapter-credits = Remerciements
    .intro = Viva Pamplona! est un jeu de Wolfgang Kramer, publié par F.X. Schmid en 1992 et épuisé depuis longtemps. Cette version en ligne est l’œuvre d’admirateurs. Elle n’a aucun lien avec l’auteur ni avec l’éditeur ; le texte et les dessins sont les nôtres.
