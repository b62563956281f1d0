# La règle de Taurus, avec nos propres mots. L'ordre des messages est celui du livre: `chapter-…` ouvre un chapitre
# (`.intro`: son premier paragraphe), puis viennent `rule-…` et `case-…` avec leur `.title`. Les règles gardent leur numéro.

chapter-aim = De quoi il s’agit
    .intro = Un vaste pâturage, quarante-huit taureaux, et qui clôture adroitement les ramène chez soi. Tour après tour, on plante des piquets et l’on tend entre eux des fils de sa couleur. Quand un fil gris ferme un anneau autour de trois taureaux ou plus, on les partage entre tous ceux dont les fils font partie de cet anneau : veillez donc à avoir un fil dans chaque clôture, surtout dans celles des autres. Et rassemblez des taureaux d’une même couleur, car chacun vaut plus que le précédent. De 2 à 4 joueurs.

chapter-material = Le matériel
    .intro = Un plateau plein de champs et de trous, des piquets, des fils de cinq couleurs et un troupeau de taureaux.
rule-T1 = De deux à quatre joueurs prennent part au jeu, chacun avec 20 fils d’une même couleur. Pour tous ensemble, il y a 48 piquets et 20 fils gris, qui n’appartiennent à personne. Le troupeau compte 48 taureaux, 12 de chacune des quatre couleurs : noir, rouge, brun et gris.
    .title = Joueurs, piquets, fils, taureaux
rule-T2 = Notre plateau est un damier de sept champs sur sept, sans celui du milieu : 48 champs, tour à tour clairs et foncés (bruns et noirs dans la boîte). Chaque champ a quatre trous disposés en carré et, en son centre, l’emplacement d’un taureau. Un champ est large de quatre pas, et ses trous sont à un pas de ses bords ; ainsi deux trous côte à côte sont à deux pas l’un de l’autre, à l’intérieur d’un champ comme par-dessus la limite avec le suivant. Qu’un fil touche un trou ou passe à côté, cela se calcule exactement, jamais à vue d’œil.
    .title = Le plateau
rule-T3 = Deux champs sont adjacents quand ils ont un côté en commun. Un coin ne suffit pas.
    .title = Champs adjacents
rule-T7 = Qui possède un autre plateau peut le noter : de 4 à 48 champs carrés de même taille sur une grille dont des places peuvent rester vides ; leur nombre est divisible par quatre, pour que chaque couleur ait un quart des taureaux. Chaque champ a un emplacement de taureau et de un à quatre trous, tous à l’intérieur. Le plateau dit à quelle distance se trouvent deux trous d’une rangée ou d’une colonne qui passent pour être côte à côte (T20) ; aucun autre trou ne se trouve entre eux. Au moins 7 de ces paires doivent n’avoir aucun trou en commun, pour que chacun trouve de la place au premier tour de table. Aucun fil que l’on pourrait tendre ne doit passer sur deux taureaux. Avec le plateau viennent de 8 à 48 piquets, de 1 à 20 fils par joueur et de 1 à 20 fils gris.
    .title = Des plateaux de votre cru

chapter-setup = Avant la partie
    .intro = Préparez tout et menez le troupeau au pâturage.
rule-T4 = Sur chaque emplacement se tient un taureau, les couleurs bien mélangées. Le sort désigne qui commence, à moins que vous n’en décidiez entre vous. On joue dans le sens des aiguilles d’une montre.
    .title = Le départ

chapter-fences = Piquets, fils, clôtures
    .intro = Voici comment se bâtissent les clôtures, qui que ce soit qui les bâtisse et à tout moment.
rule-T5 = Deux piquets sont voisins quand ils sont plantés dans le même champ ou dans deux champs adjacents.
    .title = Piquets voisins
rule-T6 = La longueur d’un fil n’a pas d’importance : tout fil va d’un piquet à n’importe quel piquet voisin. Ce qui compte, c’est combien il en reste.
    .title = On ne mesure pas
rule-T10 = Un fil se tend en ligne droite entre deux piquets voisins qu’aucun fil ne relie encore directement.
    .title = Tendre un fil
rule-T11 = Aucun fil ne peut passer sur un trou où se trouve un piquet, et aucun piquet ne peut être planté dans un trou sur lequel passe un fil. Peu importe à qui est le fil et de quelle clôture il fait partie.
    .title = Pas par-dessus les piquets
rule-T12 = Des piquets reliés par des fils, directement ou par d’autres piquets, forment avec ces fils une clôture. Les fils de clôtures différentes peuvent se croiser, et se croiser ne les relie pas. Mais aucune clôture ne peut se croiser elle-même : un fil ne doit croiser aucun fil d’une clôture à laquelle on l’attache, et il ne doit pas relier deux clôtures qui se croisent.
    .title = Ce qu’est une clôture
rule-T13 = Un fil peut passer au-dessus des taureaux. Un taureau appartient au côté où sont ses cornes. Sur notre plateau, le doute n’est possible que pour un fil qui suit la diagonale d’un champ, car il passe entre les cornes : qui le tend dit aussitôt de quel côté se tient le taureau, et pour ce fil, c’est définitif. Un fil d’une autre clôture, le long de l’autre diagonale, pose de nouveau la question, pour ses deux côtés à lui. On ne demande rien si le taureau n’est plus là. Pour un fil gris, on ne peut nommer qu’un côté avec lequel il ferme un anneau qui compte (T30) ; s’il n’en reste qu’un, il n’est pas nécessaire de le dire.
    .title = Entre les cornes
rule-T14 = Seul un fil gris peut fermer un anneau. Un fil à la couleur d’un joueur entre deux piquets d’une même clôture est interdit, si peu de taureaux qu’il enferme.
    .title = Pas d’anneau sans gris
rule-T15 = Un fil gris doit fermer un anneau qui compte (T30). Il ne peut servir à rien d’autre.
    .title = Pas de gris sans anneau
case-C5 = Un fil d’Anne croise un fil de Ben ; les deux font partie de clôtures différentes. C’est permis. Mais désormais, nulle part sur le plateau un fil ne peut relier ces deux clôtures : la clôture unique qui en naîtrait se croiserait elle-même.
    .title = Exemple : des clôtures qui se croisent

chapter-turn = Votre tour
    .intro = Au premier tour de table, chacun commence une clôture. Ensuite les clôtures s’allongent, se rencontrent et se ferment.
rule-T20 = Chacun à son tour plante deux piquets dans deux trous libres côte à côte et les relie par un fil à lui. Côte à côte veut dire à deux pas l’un de l’autre, dans une rangée ou une colonne, même par-dessus la limite entre deux champs, mais pas par-dessus le vide au milieu du plateau. Un trou à côté duquel aucun n’est libre ne peut pas recevoir le premier des deux piquets.
    .title = Le premier tour de table
rule-T21 = À partir du deuxième tour de table, on fait exactement une de ces quatre choses. (1) Planter un piquet et le relier à un piquet voisin par un fil à soi. Le trou doit être libre et se trouver dans un champ où il y a un piquet ou dans un champ adjacent à un tel champ ; le piquet voisin peut faire partie de la clôture de n’importe qui. Un trou d’où ne part aucun fil permis ne peut pas être choisi. (2) Relier deux piquets voisins par un fil à soi. (3) Planter un piquet et le relier à deux piquets voisins, d’abord par un fil à soi, puis par un fil gris qui ferme un anneau. On choisit lequel des deux fils est le gris ; si l’on renonce au gris, c’était la possibilité 1. (4) Relier deux piquets voisins par un fil gris qui ferme un anneau.
    .title = Une chose sur quatre
rule-T22 = À qui n’a plus de fil à lui, il ne reste que la possibilité 4. Qui ne peut rien faire du tout passe son tour. Personne ne peut passer son tour de son plein gré.
    .title = Rien à faire
rule-T23 = Pour fermer un anneau, il n’est pas nécessaire d’y avoir un seul fil à soi.
    .title = Fermer la clôture des autres

chapter-closing = Fermer et partager
    .intro = Un anneau fermé, c’est ce que tous attendent, et pas seulement celui qui le ferme.
rule-T30 = Un anneau est une ligne fermée de fils qui passe par le nouveau fil gris et ne se touche elle-même nulle part. Il compte quand au moins 3 taureaux se tiennent à l’intérieur et qu’au moins un de ses fils est à la couleur d’un joueur. Un fil gris qui ne fait naître aucun anneau qui compte n’est pas permis.
    .title = L’anneau
rule-T31 = Deux anneaux au plus entrent en ligne de compte, ceux qui suivent le nouveau fil gris du plus près. S’il a un enclos de chaque côté, ce sont les anneaux autour de ces deux enclos. Sinon, ce sont l’enclos lui-même, c’est-à-dire le plus petit anneau passant par le fil, et le contour de toute la clôture, c’est-à-dire le plus grand, là où ils diffèrent. Si les deux comptent, celui qui ferme dit lequel est retenu ; l’autre ne rapporte rien. Si un seul compte, c’est celui-là qui est retenu. (Les enclos fermés auparavant sont toujours vides, les deux anneaux contiennent donc les mêmes taureaux : le choix décide de ceux dont les fils ont part.)
    .title = Deux anneaux à la fois
rule-T32 = Tous les taureaux à l’intérieur sont partagés aussitôt. On suit l’anneau dans le sens des aiguilles d’une montre, tel qu’on le voit sur le plateau, en commençant par le premier fil après le nouveau fil gris : le propriétaire de chaque fil de couleur prend un taureau de son choix, on saute les fils gris. On continue ainsi, tour après tour, jusqu’à ce qu’il ne reste aucun taureau. Qui a plusieurs fils dans l’anneau reçoit un taureau pour chacun.
    .title = Le partage
rule-T33 = Les fils qui ne font pas partie de l’anneau ne rapportent rien. Piquets et fils restent où ils sont et peuvent faire partie d’anneaux futurs. Les taureaux pris quittent le plateau.
    .title = Ce qui reste
rule-T34 = Quand il ne reste à partager que des taureaux d’une seule couleur, il n’y a rien à choisir : ils sont distribués sans qu’on demande.
    .title = Plus rien à choisir
case-C2 = Dans le sens des aiguilles d’une montre, après le fil gris, les fils de l’anneau sont, dans l’ordre, à Anne, à Anne, à Ben et à Chloé. Avec 6 taureaux à l’intérieur, l’ordre est Anne, Anne, Ben, Chloé, Anne, Anne : Anne reçoit quatre taureaux, Ben et Chloé un chacun. Avec 3 taureaux, c’est Anne, Anne, Ben, et Chloé n’a rien.
    .title = Exemple : une fois autour de l’anneau
case-C3 = Deux piquets voisins font partie de la même clôture. Aucun fil de couleur ne peut les relier, seulement un fil gris, et seulement s’il enferme 3 taureaux ou plus.
    .title = Exemple : les deux bouts d’une clôture
case-C4 = Un enclos a été fermé plus tôt et vidé. Maintenant un fil gris ferme à côté un deuxième enclos, avec 3 taureaux ; le fil entre les deux est à Anne. Dans le sens des aiguilles d’une montre, après le nouveau fil gris, les fils de l’anneau autour du nouvel enclos sont à Ben, à Anne et à Ben. Le contour des deux enclos laisse de côté le fil d’Anne et fait le tour de l’ancien : Ben, Chloé, l’ancien fil gris, Chloé, Ben. Dans les deux cas, on partage les mêmes 3 taureaux. Avec l’anneau autour du nouvel enclos, Ben en reçoit deux et Anne un ; avec le contour, Ben en reçoit un et Chloé deux ; celui qui ferme décide.
    .title = Exemple : un enclos à côté d’un autre

chapter-end = La fin
    .intro = Tôt ou tard, le pâturage est vide ou il n’y a plus rien à clôturer.
rule-T40 = La partie finit dès que moins de 3 taureaux se tiennent sur le plateau, qu’il n’y a plus de fil gris ou que tous les joueurs, chacun à son tour, ont dû passer leur tour. Un partage commencé est toujours mené à son terme auparavant.
    .title = Quand la partie finit
rule-T41 = Chaque couleur se compte à part. De un à douze taureaux d’une couleur valent 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 et 78 points : le deuxième en ajoute deux, le troisième trois, et ainsi de suite. La somme de toutes les couleurs est votre score.
    .title = Compter les troupeaux
rule-T42 = Le score le plus élevé gagne. À égalité gagne qui a le plus grand troupeau d’une couleur, puis le deuxième plus grand, et ainsi de suite ; s’il n’y a toujours pas de différence, on partage la victoire. Les taureaux restés sur le plateau ne sont à personne.
    .title = Qui gagne
case-C1 = Sept taureaux noirs valent 28 points. Quatre taureaux d’une même couleur valent 10 points, un de chacune des quatre couleurs seulement 4.
    .title = Exemple : qui se ressemble s’assemble

chapter-rulings = Nos décisions
    .intro = La règle abrégée qui nous est parvenue laisse certains points ouverts et peut se lire de deux façons sur d’autres. Voici ce que nous avons décidé ; les règles ci-dessus disent la même chose.
rule-T60 = La feuille fait prendre les piquets tantôt dans la réserve, tantôt dans celle du joueur. Tous les piquets sont pareils, tout le monde puise donc dans les mêmes 48 (T1).
    .title = À qui sont les piquets
rule-T61 = Au premier tour de table, la feuille demande un fil court. Comme nous ne mesurons pas les fils (T6), cela dit où sont les deux piquets : aussi près l’un de l’autre que des trous peuvent l’être (T20).
    .title = Le fil court
rule-T62 = La feuille permet de relier des piquets voisins qui ne sont pas encore reliés entre eux. Nous l’entendons ainsi : pas directement, par un seul fil (T10). Des piquets reliés par d’autres restent tout de même interdits aux fils de couleur, car seul un fil gris peut fermer un anneau (T14). Nous avons essayé autrement : les parties devenaient plus longues, et il ne se fermait pas plus d’anneaux.
    .title = Pas encore reliés
rule-T63 = Au partage, la feuille fait prendre le joueur suivant. C’est le propriétaire du prochain fil de couleur de l’anneau (T32), où qu’il soit assis ; avec deux fils de suite, il prend deux fois de suite.
    .title = Autour de l’anneau, pas de la table
rule-T64 = La feuille met fin à la partie quand on ne peut plus enfermer trois taureaux. Nous ne regardons pas si loin : on joue jusqu’à ce que l’un des trois signes de T40 le montre.
    .title = Sans boule de cristal
rule-T65 = La feuille parle de deux clôtures qu’un fil gris ferme à la fois. Ce sont les deux anneaux de T31, et l’on n’en considère pas d’autres : si aucun des deux ne compte, le fil gris n’est pas permis.
    .title = Jamais plus de deux anneaux

chapter-credits = Remerciements
    .intro = Taurus est un jeu de Peter Wichmann, publié par LudoArt en 2008 et difficile à trouver aujourd’hui. Cette version en ligne est l’œuvre d’admirateurs. Elle n’a aucun lien avec l’auteur ni avec l’éditeur ; le texte et les dessins sont les nôtres.
